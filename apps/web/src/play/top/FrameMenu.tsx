// The menu of the game screen: what has no place of its own on a phone, and the ways out.

import { memo } from 'react';
import { MenuItem, Separator } from 'react-aria-components';
import { go } from '../../app/router.ts';
import { MenuKey } from '../../parts/MenuKey.tsx';
import { mute } from '../../parts/SoundKey.tsx';
import { useSettings } from '../../store/settings.ts';
import { usePanel, useRun } from '../context.ts';
import type { FrameAct } from '../keys.ts';
import type { DialogName } from './Dialogs.tsx';

interface FrameMenuProps {
  onDialog(name: DialogName): void;
  onAct(act: FrameAct): void;
}

export const FrameMenu = memo(({ onDialog, onAct }: FrameMenuProps) => {
  const id = useRun((state) => state.screen.game.id);
  const which = useRun((state) => state.which);
  const own = useRun((state) => state.screen.look.menu) ?? [];
  const hasSound = useSettings((state) => state.sound);
  const panel = usePanel();
  return (
    <MenuKey>
      {own.map(({ name, to, does }) => (
        <MenuItem key={name} onAction={() => (to === undefined ? does?.(panel) : go(to))}>
          {name}
        </MenuItem>
      ))}
      <MenuItem onAction={() => onDialog('intro')}>What this level is about</MenuItem>
      <MenuItem onAction={() => onAct('restart')}>Start this level anew</MenuItem>
      <MenuItem onAction={() => onAct('swap')}>Lay plan {which === 'A' ? 'B' : 'A'}</MenuItem>
      <MenuItem onAction={() => onAct('compare')}>Compare the two plans</MenuItem>
      <MenuItem onAction={() => onDialog('share')}>Share this run</MenuItem>
      <MenuItem onAction={() => onDialog('help')}>Keys and help</MenuItem>
      <MenuItem onAction={mute}>{hasSound ? 'Sound off' : 'Sound on'}</MenuItem>
      <Separator className="popline" />
      <MenuItem onAction={() => go(`/play/${id}`)}>All levels</MenuItem>
      <MenuItem onAction={() => go(`/rules/${id}`)}>Rules</MenuItem>
      <MenuItem onAction={() => go('/settings')}>Settings</MenuItem>
      <MenuItem onAction={() => go('/')}>All machines</MenuItem>
    </MenuKey>
  );
});

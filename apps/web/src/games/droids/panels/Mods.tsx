// The modifier stack of a card, a cell or the robot: glyph and word, struck through while something keeps it from acting.

import { content, type ModifierKind } from '@interlock/droids';
import { isActing, type ModifierView } from '../field/field.ts';
import { ModGlyph } from '../icons.tsx';
import { spaced } from '../words.ts';

const TONES = { positive: 'ok', negative: 'caution', neutral: '' } as const;

/** By its sign in the ruleset; ground that acts like a modifier is taken for harm. */
export const toneOfMod = (kind: string): 'ok' | 'caution' | '' => {
  const { modifiers } = content.rulesets.remastered;
  return Object.hasOwn(modifiers, kind) ? TONES[modifiers[kind as ModifierKind].sign] : 'caution';
};

export const modName = ({ kind, stacks, of }: ModifierView): string => {
  if (kind === 'Immunity' || kind === 'GlobalImmunity')
    return `Immune to ${of.map((one) => spaced(one)).join(', ') || 'all'}`;
  return `${kind === 'RaceCondition' ? 'Race' : spaced(kind)}${kind === 'Worn' || stacks > 1 ? ` ${stacks}` : ''}`;
};

export const ModChips = ({ mods }: { mods: readonly ModifierView[] }) =>
  mods.length === 0 ? null : (
    <span className="dd-mods">
      {mods.map((mod) => (
        <span
          key={`${mod.kind} ${mod.duration} ${mod.source}`}
          className={`chip dd-mod ${toneOfMod(mod.kind)}${isActing(mod) ? '' : ' is-struck'}`}
        >
          <ModGlyph kind={mod.kind} />
          <span>{modName(mod)}</span>
          {isActing(mod) ? null : <small>suppressed by {mod.suppressedBy.join(', ')}</small>}
        </span>
      ))}
    </span>
  );

/** The same for a card in the hand: glyphs alone, their words for ears. */
export const ModDots = ({ mods }: { mods: readonly ModifierView[] }) => (
  <span className="dd-moddots">
    {mods.slice(0, 5).map((mod) => (
      <span
        key={`${mod.kind} ${mod.duration} ${mod.source}`}
        className={`dd-moddot ${toneOfMod(mod.kind)}${isActing(mod) ? '' : ' is-struck'}`}
      >
        <ModGlyph kind={mod.kind} />
      </span>
    ))}
  </span>
);

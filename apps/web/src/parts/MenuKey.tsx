// The key at the end of the top bar, and the menu it opens.

import { Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Menu, MenuTrigger, Popover } from 'react-aria-components';

export const MenuKey = ({ children }: { children: ReactNode }) => (
  <MenuTrigger>
    <Button className="key key--ghost" aria-label="Menu">
      <MenuIcon className="i" aria-hidden="true" />
    </Button>
    <Popover className="pop" placement="bottom end">
      <Menu className="poplist">{children}</Menu>
    </Popover>
  </MenuTrigger>
);

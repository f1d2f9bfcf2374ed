// A link that stays in the app; with a modifier key it does what the browser does with links.

import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { go } from './router.ts';

export const Link = ({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <a
    {...rest}
    href={href}
    onClick={(event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      go(href);
    }}
  />
);

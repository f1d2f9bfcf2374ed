// The 44 px key: plain, ghost, line; a disabled one says why and stays reachable.

import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface KeyProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly kind?: 'plain' | 'ghost' | 'line';
  readonly icon?: ReactNode;
  readonly cap?: string | undefined;
  /** What a press costs, in a word or two under its name. */
  readonly price?: string | null;
  /** Why it cannot be pressed now. */
  readonly off?: string | false | undefined;
  readonly children?: ReactNode;
}

export const Key = ({
  kind = 'plain',
  icon,
  cap,
  price = null,
  off,
  children,
  className = '',
  onClick,
  ...rest
}: KeyProps) => (
  <button
    type="button"
    {...rest}
    className={`key${kind === 'plain' ? '' : ` key--${kind}`} ${className}`}
    aria-disabled={off ? true : undefined}
    title={off || undefined}
    onClick={off ? undefined : onClick}
  >
    {icon}
    {children === undefined ? null : <span>{children}</span>}
    {price === null ? null : (
      <>
        <small className="price" aria-hidden="true">
          −{price}
        </small>
        <span className="sr">, costs {price}</span>
      </>
    )}
    {cap === undefined ? null : <kbd>{cap}</kbd>}
    {off ? <span className="sr">, {off}</span> : null}
  </button>
);

// The field as a drawing, whole: ground, fields, things, ways, robot. The big board and the small ones in reports are the
// same drawing.

import type { View } from '@interlock/droids';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { BOARD_FLOOR } from '../../../play/board/boardText.ts';
import { Fields } from '../layers/Fields.tsx';
import { Ground } from '../layers/Ground.tsx';
import { Robot } from '../layers/Robot.tsx';
import { Things } from '../layers/Things.tsx';
import type { PoiView, Stand } from './field.ts';
import { type Box, formed } from './hex.ts';

interface FieldProps {
  readonly view: View;
  readonly pois?: readonly PoiView[];
  readonly stand?: Stand;
  readonly carry?: number;
  readonly planned?: ReadonlyMap<string, string>;
  readonly hasRing?: boolean;
  /** Goods a donkey carries. */
  readonly donkeyLoad: number;
  /** Between things and robot. */
  readonly children?: ReactNode;
}

export const Field = ({
  view,
  pois = view.pois,
  stand = view.avatar,
  carry,
  planned,
  hasRing,
  donkeyLoad,
  children,
}: FieldProps) => (
  <>
    <Ground cells={view.cells} hasRing={hasRing ?? true} />
    <Fields cells={view.cells} />
    <Things pois={pois} {...(planned ? { planned } : {})} donkeyLoad={donkeyLoad} />
    {children}
    <Robot at={stand} load={carry ?? view.currencies.Carry} />
  </>
);

/** A small one for reports, with whatever is marked on it. Its texts keep the size of the board's. */
export const MiniField = ({
  view,
  label,
  box,
  donkeyLoad,
  children,
}: Omit<FieldProps, 'hasRing'> & { label: string; box: Box }) => {
  const drawing = useRef<SVGSVGElement>(null);
  const [form, setForm] = useState(box.width / box.height);
  const shown = formed(box, view.radius, form);
  useLayoutEffect(() => {
    const svg = drawing.current;
    if (!svg) return undefined;
    const measure = (): void => {
      if (svg.clientWidth === 0 || svg.clientHeight === 0) return;
      setForm(svg.clientWidth / svg.clientHeight);
      svg.style.setProperty('--least-text', `${(BOARD_FLOOR * shown.width) / svg.clientWidth}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(svg);
    return () => observer.disconnect();
  }, [shown.width]);
  return (
    <svg
      className="dd-mini"
      ref={drawing}
      viewBox={`${shown.x} ${shown.y} ${shown.width} ${shown.height}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMid meet"
    >
      <Field view={view} hasRing={false} donkeyLoad={donkeyLoad}>
        {children}
      </Field>
    </svg>
  );
};

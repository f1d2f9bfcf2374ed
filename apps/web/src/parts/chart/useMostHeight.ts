// How high the style sheet lets a drawing be, in units of the type; drawn higher it would be shrunk, and its words with it.

import { type RefObject, useLayoutEffect, useState } from 'react';
import { typeUnit } from './typeUnit.ts';

export const useMostHeight = (drawing: RefObject<SVGSVGElement | null>): number => {
  const [most, setMost] = useState(Number.POSITIVE_INFINITY);
  // Asked after every drawing: another window has another limit.
  useLayoutEffect(() => {
    if (!drawing.current) return;
    const limit = Number.parseFloat(getComputedStyle(drawing.current).maxHeight);
    setMost(Number.isNaN(limit) ? Number.POSITIVE_INFINITY : Math.floor(limit / typeUnit()));
  });
  return most;
};

// How wide a drawing stands on the page, in units of the type: what is drawn in them keeps the size of its words in a narrow
// column and grows with large text.

import { type RefObject, useLayoutEffect, useState } from 'react';
import { typeUnit } from './typeUnit.ts';

const LEAST = 150;

export const useDrawnWidth = (
  drawing: RefObject<SVGSVGElement | null>,
  usual: number,
  least: number = LEAST,
): number => {
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const element = drawing.current;
    if (!element) return undefined;
    const measure = (): void => {
      const unit = typeUnit();
      // A panel that is not shown has no width; it is measured when it is.
      if (element.clientWidth > 0) setWidth(Math.max(least, Math.floor(element.clientWidth / unit)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [drawing, least]);
  return width;
};

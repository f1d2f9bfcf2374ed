// How wide a drawing stands on the page, in units of the type: what is drawn in them keeps the size of its words in a narrow
// column and grows with large text.

import { type RefObject, useLayoutEffect, useState } from 'react';

const LEAST = 150;

const unitOf = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** How high the style sheet lets a drawing be, in the same units; drawn higher it would be shrunk, and its words with it. */
export const useMostHeight = (drawing: RefObject<SVGSVGElement | null>): number => {
  const [most, setMost] = useState(Number.POSITIVE_INFINITY);
  // Asked after every drawing: another window has another limit.
  useLayoutEffect(() => {
    if (!drawing.current) return;
    const limit = Number.parseFloat(getComputedStyle(drawing.current).maxHeight);
    setMost(Number.isNaN(limit) ? Number.POSITIVE_INFINITY : Math.floor(limit / unitOf()));
  });
  return most;
};

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
      const unit = unitOf();
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

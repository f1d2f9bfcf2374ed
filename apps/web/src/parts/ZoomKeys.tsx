// The two keys that make a map smaller or larger.

import { ZoomIn, ZoomOut } from 'lucide-react';

export const ZoomKeys = ({ by }: { by: (factor: number) => void }) => (
  <span className="mapzoom">
    <button type="button" className="key key--ghost" aria-label="Smaller map (-)" onClick={() => by(1 / 1.25)}>
      <ZoomOut className="i" aria-hidden />
    </button>
    <button type="button" className="key key--ghost" aria-label="Larger map (+)" onClick={() => by(1.25)}>
      <ZoomIn className="i" aria-hidden />
    </button>
  </span>
);

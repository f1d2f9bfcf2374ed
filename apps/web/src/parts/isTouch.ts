// Whether a finger points here: then sentences speak of taps, not of keys.

export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

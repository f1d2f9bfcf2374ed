// Of the type the drawings are measured in: px of one unit at the chosen text size.

export const typeUnit = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/**
 * Heights of the header in pixels at the default font size (specification §2): 170 from a width of 600, 157 below, 48 once scrolled beyond
 * 10.
 */
export const headerHeight = { desktop: 170, mobile: 157, compact: 48 } as const;
export const compactThreshold = 10;

/** Heights of its rows; the remaining pixel is the bottom border. */
export const rowHeights = {
  desktop: { top: 36, main: 85, navigation: 48 },
  mobile: { top: 32, main: 60, search: 64 },
} as const;

/** Pixels between the edge of a button and its icon, by which the outermost icons on phones align with the page's edges. */
export const iconInset = 11;

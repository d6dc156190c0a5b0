/** Heights of the header in pixels (specification §2): 170 from 600 wide, 157 below, 48 once the page is scrolled beyond 10. */
export const headerHeight = { desktop: 170, mobile: 157, compact: 48 } as const;
export const compactThreshold = 10;

/** Its rows; what is left of the height is the line below it. */
export const rowHeights = {
  desktop: { top: 36, main: 85, navigation: 48 },
  mobile: { top: 32, main: 60, search: 64 },
} as const;

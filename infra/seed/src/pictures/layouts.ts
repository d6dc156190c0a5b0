/** Position and size of one drawing in a square picture, in thousandths of its side. */
export interface Placement {
  centerX: number;
  centerY: number;
  size: number;
}

/**
 * Compositions, each drawn back to front. `beside` is the default: a main drawing slightly above the centre and a small one at its
 * lower right. `feast` is for banners: one drawing at the top, one large, one overlapping it and one next to it.
 */
export const layouts = {
  alone: [{ centerX: 500, centerY: 485, size: 600 }],
  beside: [
    { centerX: 460, centerY: 465, size: 540 },
    { centerX: 740, centerY: 730, size: 270 },
  ],
  packed: [
    { centerX: 575, centerY: 410, size: 500 },
    { centerX: 375, centerY: 630, size: 420 },
  ],
  feast: [
    { centerX: 772, centerY: 215, size: 405 },
    { centerX: 333, centerY: 680, size: 620 },
    { centerX: 705, centerY: 372, size: 337 },
    { centerX: 752, centerY: 818, size: 301 },
  ],
} as const satisfies Record<string, readonly Placement[]>;

export type Layout = keyof typeof layouts;

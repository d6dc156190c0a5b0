import sharp from 'sharp';
import { createCanvas, compositeColorOver, compositeOver } from './canvas.ts';
import { drawingOf, resized, shadowSpread } from './drawing.ts';
import { layouts } from './layouts.ts';
import type { Placement } from './layouts.ts';
import type { Picture } from './picture.ts';

/** Sharp at a phone's full width. Larger pictures would only slow down the first start. */
export const pictureSide = 960;

/** A wide soft shadow below each drawing, in the shop's ink colour. `drop` is a fraction of the drawing's side. */
const shadow = { drop: 0.065, strength: 0.3, color: [58, 36, 16] } as const;

/** Draws a square picture as WebP on a transparent background. Pages show it on the category's tint, light or dark. */
export async function drawPicture({ layout, emoji }: Picture): Promise<Buffer> {
  const placements: readonly Placement[] = layouts[layout];
  if (placements.length !== emoji.length)
    throw new Error(`the layout ${layout} takes ${placements.length} drawings, not ${emoji.length}`);
  const picture = createCanvas(pictureSide);
  for (const [index, placement] of placements.entries()) {
    const drawing = await drawingOf(emoji[index] ?? '');
    const shape = await resized(drawing, Math.round((placement.size * pictureSide) / 1000));
    const cornerOf = (side: number, drop: number) => ({
      left: Math.round((placement.centerX * pictureSide) / 1000 - side / 2),
      top: Math.round((placement.centerY * pictureSide) / 1000 - side / 2 + drop),
    });
    const side = Math.round(shape.side * shadowSpread);
    const mask = { ...drawing.shadow, alpha: drawing.shadow.alpha.map((alpha) => alpha * shadow.strength) };
    compositeColorOver(picture, mask, { ...cornerOf(side, shape.side * shadow.drop), side, color: shadow.color });
    compositeOver(picture, shape, cornerOf(shape.side, 0));
  }
  return sharp(picture.pixels, { raw: { width: pictureSide, height: pictureSide, channels: 4 } })
    .webp({ quality: 84, alphaQuality: 90, effort: 6 })
    .toBuffer();
}

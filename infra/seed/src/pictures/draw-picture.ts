import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import { emojiSvg } from './emoji.ts';
import { layouts } from './layouts.ts';
import type { Layout, Place } from './layouts.ts';

export interface Picture {
  layout: Layout;
  /** Names of drawings in the layout's order, back to front. */
  emoji: readonly string[];
}

export const pictureSide = 1200;

/** The light falls from above: a wide soft shadow under each drawing, warm as the shop's ink; lengths in shares of the drawing's side. */
const shadow = { drop: 0.065, blur: 0.05, strength: 0.3, color: [58, 36, 16] } as const;
/** A blurred shape has no detail to lose: it is made small and enlarged, many times faster than at full size. */
const shadowScale = 5;

/** Pixels as red, green, blue, alpha bytes of a square. */
interface Shape {
  pixels: Buffer;
  side: number;
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

function open({ pixels, side }: Shape) {
  return sharp(pixels, { raw: { width: side, height: side, channels: 4 } });
}

/**
 * How large each drawing is made from its SVG, in pixels. Its filters cost by the area: at the largest size shown it would take 2.5 times as long, and
 * soft shapes enlarged by a third look the same.
 */
const emojiSide = 480;
const drawn = new Map<string, Promise<Buffer>>();

/** Each drawing is in several pictures, and drawn once: kept as a quickly packed PNG, since all of them as pixels would fill 80 MB. */
function largeEmoji(name: string): Promise<Buffer> {
  const known = drawn.get(name) ?? emojiSvg(name, emojiSide).then((svg) => sharp(svg).png({ compressionLevel: 1 }).toBuffer());
  drawn.set(name, known);
  return known;
}

async function drawEmoji(name: string, { size, turn }: Place): Promise<Shape> {
  const upright = sharp(await largeEmoji(name)).resize(Math.round((size * pictureSide) / 1000));
  const turned = turn === undefined ? upright : upright.rotate(turn, { background: transparent });
  const { data, info } = await turned.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, side: info.width };
}

async function shadowOf(shape: Shape): Promise<Shape> {
  const small = Math.round(shape.side / shadowScale);
  const margin = Math.round(small * shadow.blur * 3);
  const side = small + 2 * margin;
  const pixels = await open(shape)
    .resize(small, small)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: transparent })
    .raw()
    .toBuffer();
  for (let at = 0; at < pixels.length; at += 4) {
    pixels.set(shadow.color, at);
    pixels.writeUInt8(Math.round(pixels.readUInt8(at + 3) * shadow.strength), at + 3);
  }
  const blurred = await open({ pixels, side }).blur(small * shadow.blur).raw().toBuffer();
  const full = side * shadowScale;
  return { pixels: await open({ pixels: blurred, side }).resize(full, full, { kernel: 'linear' }).raw().toBuffer(), side: full };
}

function layer({ pixels, side }: Shape, { centerX, centerY }: Place, drop = 0): OverlayOptions {
  const start = (thousandths: number) => Math.round((thousandths * pictureSide) / 1000 - side / 2);
  return { input: pixels, raw: { width: side, height: side, channels: 4 }, left: start(centerX), top: start(centerY) + Math.round(drop) };
}

/**
 * Draws a picture of 1200 × 1200 pixels on a transparent ground: the page lays it on the category's tint, light or dark.
 * Answers a quickly packed PNG; upload re-encodes it anyway.
 */
export async function drawPicture({ layout, emoji }: Picture): Promise<Buffer> {
  const places: readonly Place[] = layouts[layout];
  if (places.length !== emoji.length) throw new Error(`the layout ${layout} takes ${places.length} drawings, not ${emoji.length}`);
  const layers: OverlayOptions[] = [];
  for (const [index, place] of places.entries()) {
    const shape = await drawEmoji(emoji[index] ?? '', place);
    layers.push(layer(await shadowOf(shape), place, shape.side * shadow.drop), layer(shape, place));
  }
  return sharp({ create: { width: pictureSide, height: pictureSide, channels: 4, background: transparent } })
    .composite(layers)
    .png({ compressionLevel: 3 })
    .toBuffer();
}

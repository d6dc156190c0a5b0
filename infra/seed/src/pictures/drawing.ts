import sharp from 'sharp';
import type { Canvas, Mask } from './canvas.ts';
import { emojiSvg } from './emoji.ts';

/**
 * Side in pixels at which each SVG is rasterised. The cost of its filters grows with the area: at the largest displayed size it would take
 * 2.5 times as long, and soft shapes upscaled by a third look the same.
 */
const rasterSide = 480;

/** A shadow has no fine detail, so its mask is small. `blur` and `margin` are fractions of the side. */
const shadow = { side: 96, blur: 0.05, margin: 0.15 } as const;
/** Ratio of the shadow mask's side, including both margins, to the drawing's side. */
export const shadowSpread = 1 + 2 * shadow.margin;

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** One emoji with the mask of its shadow, drawn once and shared by all pictures that contain it. */
export interface Drawing {
  shape: Canvas;
  shadow: Mask;
}

const open = ({ pixels, side }: Canvas) => sharp(pixels, { raw: { width: side, height: side, channels: 4 } });

async function shadowOf(shape: Canvas): Promise<Mask> {
  const edge = Math.round(shadow.side * shadow.margin);
  const side = shadow.side + 2 * edge;
  const padded = await open(shape)
    .resize(shadow.side)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: transparent })
    .raw()
    .toBuffer();
  const alpha = await open({ pixels: padded, side })
    .extractChannel('alpha')
    .blur(shadow.side * shadow.blur)
    .raw()
    .toBuffer();
  return { alpha, side };
}

async function draw(name: string): Promise<Drawing> {
  const pixels = await sharp(await emojiSvg(name, rasterSide))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const shape = { pixels, side: rasterSide };
  return { shape, shadow: await shadowOf(shape) };
}

const drawings = new Map<string, Promise<Drawing>>();

export function drawingOf(name: string): Promise<Drawing> {
  const known = drawings.get(name) ?? draw(name);
  drawings.set(name, known);
  return known;
}

export async function resized({ shape }: Drawing, side: number): Promise<Canvas> {
  return { pixels: await open(shape).resize(side).raw().toBuffer(), side };
}

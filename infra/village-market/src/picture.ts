import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { palettes } from '@gvg/ui/palette';
import sharp from 'sharp';

const side = 640;
const margin = 80;
const background = palettes.light.rice;
/** Side of a drawing in its own units. */
const units = 32;

/**
 * Reads the file of 99 MB line by line and parses only the line of this drawing. Parsed as a whole it needs more memory than the process
 * has.
 */
async function bodyOf(emoji: string): Promise<string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
  const input = createReadStream(file, { encoding: 'utf8' });
  try {
    let isNext = false;
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      if (isNext) return (JSON.parse(`{${line.replace(/,\s*$/, '')}}`) as { body: string }).body;
      isNext = line.trim() === `"${emoji}": {`;
    }
  } finally {
    input.destroy();
  }
  throw new Error(`Fluent emoji has no drawing called ${emoji}`);
}

/** Draws a Fluent emoji on a plain background, as PNG. */
export async function drawGoods(emoji: string): Promise<Buffer> {
  const size = side - 2 * margin;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} ${units}" width="${size}" height="${size}">${await bodyOf(emoji)}</svg>`;
  return sharp(Buffer.from(svg))
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: 'transparent' })
    .flatten({ background })
    .png()
    .toBuffer();
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { palettes } from '@gvg/ui/palette';
import sharp from 'sharp';

interface IconSet {
  width: number;
  height: number;
  icons: Record<string, { body: string }>;
}

const side = 640;
const margin = 80;
const background = palettes.light.rice;

/** Reads the file of 99 MB for each drawing, rather than holding it in memory. */
async function bodyOf(emoji: string): Promise<IconSet['icons'][string] & Pick<IconSet, 'width' | 'height'>> {
  const text = await readFile(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8');
  const { width, height, icons } = JSON.parse(text) as IconSet;
  const icon = icons[emoji];
  if (icon === undefined) throw new Error(`Fluent emoji has no drawing called ${emoji}`);
  return { ...icon, width, height };
}

/** A drawing of Fluent emoji on a plain background, as PNG. */
export async function drawGoods(emoji: string): Promise<Buffer> {
  const { body, width, height } = await bodyOf(emoji);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${side - 2 * margin}" height="${side - 2 * margin}">${body}</svg>`;
  return sharp(Buffer.from(svg))
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: 'transparent' })
    .flatten({ background })
    .png()
    .toBuffer();
}

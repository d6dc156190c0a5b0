import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';

interface IconSet {
  width: number;
  height: number;
  icons: Record<string, { body: string }>;
}

const side = 640;
const margin = 80;
const ground = '#fbebd0';

const iconSet = readFile(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8').then((text) => JSON.parse(text) as IconSet);

/** A drawing of Fluent emoji on a plain ground, as PNG. */
export async function drawGoods(emoji: string): Promise<Buffer> {
  const { width, height, icons } = await iconSet;
  const { body } = icons[emoji] ?? {};
  if (body === undefined) throw new Error(`there is no drawing ${emoji}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${side - 2 * margin}" height="${side - 2 * margin}">${body}</svg>`;
  return sharp(Buffer.from(svg)).extend({ top: margin, bottom: margin, left: margin, right: margin, background: 'transparent' }).flatten({ background: ground }).png().toBuffer();
}

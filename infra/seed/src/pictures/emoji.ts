import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

interface IconSet {
  icons: Record<string, { body: string }>;
}

let loading: Promise<IconSet['icons']> | undefined;

/** Reads the icons with readFile. An imported JSON module of 99 MB stays in memory for the whole run and takes twice as long. */
async function readIcons(): Promise<IconSet['icons']> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
  const { icons } = JSON.parse(await readFile(file, 'utf8')) as IconSet;
  return icons;
}

/** Returns one of Microsoft's Fluent emoji as an SVG of `size` × `size` pixels. Throws for an unknown name. */
export async function emojiSvg(name: string, size: number): Promise<Buffer> {
  loading ??= readIcons();
  const icon = (await loading)[name];
  if (icon === undefined) throw new Error(`Fluent emoji has no drawing called ${name}`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${icon.body}</svg>`,
  );
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Layout } from './layouts.ts';

export interface Picture {
  layout: Layout;
  /** Names of emoji in the layout's order, back to front. */
  emoji: readonly string[];
}

export function pictureKey({ layout, emoji }: Picture): string {
  return `${layout}:${emoji.join('+')}`;
}

/** Folder of the drawn pictures. `npm run draw -w infra/seed` draws missing ones. */
export const picturesFolder = path.resolve(import.meta.dirname, '../../pictures');

export const pictureFile = (picture: Picture): string =>
  path.join(picturesFolder, `${pictureKey(picture).replaceAll(/[:+]/g, '_')}.webp`);

/** Returns the drawn picture, a WebP with a transparent background. */
export const readPicture = (picture: Picture): Promise<Buffer> => readFile(pictureFile(picture));

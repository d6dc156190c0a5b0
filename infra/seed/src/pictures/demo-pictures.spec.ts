import { readdirSync } from 'node:fs';
import path from 'node:path';
import { demoPictures } from './demo-pictures.ts';
import { emojiSvg } from './emoji.ts';
import { layouts } from './layouts.ts';
import { pictureFile, picturesFolder } from './picture.ts';

describe('demoPictures', () => {
  const pictures = [...demoPictures().values()];

  it('returns at most 120 pictures, so that a first start stays short', () => {
    expect(pictures.length).toBeLessThanOrEqual(120);
    expect(pictures.length).toBeGreaterThan(100);
  });

  it('has exactly one file for each picture', () => {
    expect(readdirSync(picturesFolder).toSorted()).toEqual(
      pictures.map((picture) => path.basename(pictureFile(picture))).toSorted(),
    );
  });

  it('uses existing emoji, as many as each layout needs', async () => {
    for (const { layout, emoji } of pictures) {
      expect(emoji).toHaveLength(layouts[layout].length);
      for (const name of emoji) await expect(emojiSvg(name, 32)).resolves.toBeInstanceOf(Buffer);
    }
  });
});

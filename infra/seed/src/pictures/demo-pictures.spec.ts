import { demoPictures } from './demo-pictures.ts';
import { emojiSvg } from './emoji.ts';
import { layouts } from './layouts.ts';

describe('demoPictures', () => {
  const pictures = [...demoPictures().values()];

  it('returns at most 120 pictures, so that a first start stays short', () => {
    expect(pictures.length).toBeLessThanOrEqual(120);
    expect(pictures.length).toBeGreaterThan(100);
  });

  it('uses existing emoji, as many as each layout takes', async () => {
    for (const { layout, emoji } of pictures) {
      expect(emoji).toHaveLength(layouts[layout].length);
      for (const name of emoji) await expect(emojiSvg(name, 32)).resolves.toBeInstanceOf(Buffer);
    }
  });
});

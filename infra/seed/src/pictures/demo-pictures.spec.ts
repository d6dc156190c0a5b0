import { demoPictures } from './demo-pictures.ts';
import { emojiSvg } from './emoji.ts';
import { layouts } from './layouts.ts';

describe('the pictures of the demo', () => {
  const pictures = [...demoPictures().values()];

  it('are at most 120, so that a first start stays short', () => {
    expect(pictures.length).toBeLessThanOrEqual(120);
    expect(pictures.length).toBeGreaterThan(100);
  });

  it('are made of drawings that there are, as many as their layout takes', async () => {
    for (const { layout, emoji } of pictures) {
      expect(emoji).toHaveLength(layouts[layout].length);
      for (const name of emoji) await expect(emojiSvg(name, 32)).resolves.toBeInstanceOf(Buffer);
    }
  });
});

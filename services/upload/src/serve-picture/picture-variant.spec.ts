import { parsePictureName } from '../picture/picture-name.ts';
import type { PictureName } from '../picture/picture-name.ts';
import { chooseVariant } from './picture-variant.ts';

const parseName = (name: string) => parsePictureName(name) as PictureName;
const publicPicture = parseName(`${'ab'.repeat(20)}.png`);
const animatedPicture = parseName(`${'ab'.repeat(20)}.gif`);
const privatePicture = parseName(`${'cd'.repeat(16)}.png`);
const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

describe('chooseVariant', () => {
  it.each([
    ['AVIF when it is accepted', chromium, 'avif'],
    ['WebP when only that is accepted', 'image/webp,*/*;q=0.8', 'webp'],
    ['WebP when AVIF has quality 0', 'image/avif;q=0, image/webp', 'webp'],
    ['the stored format for */*', '*/*', 'png'],
    ['the stored format for image/*', 'image/*', 'png'],
    ['the stored format without an Accept header', undefined, 'png'],
  ])('chooses %s', (_, accept, format) => {
    expect(chooseVariant(publicPicture, { width: 240, accept }).format).toBe(format);
    expect(chooseVariant(publicPicture, { accept }).format).toBe(format);
  });

  it('chooses the stored picture without a width and a preferred format', () => {
    expect(chooseVariant(publicPicture, {}).key).toBe(`pictures/ab/${publicPicture.name}`);
  });

  it('gives each width and format its own key', () => {
    const keys = [undefined, 240, 480].flatMap((width) =>
      [chromium, 'image/webp', 'image/png'].map((accept) => chooseVariant(publicPicture, { width, accept }).key),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('never chooses AVIF for an animation', () => {
    expect(chooseVariant(animatedPicture, { width: 240, accept: chromium }).format).toBe('webp');
  });

  it('always chooses the stored picture for a private one', () => {
    expect(chooseVariant(privatePicture, { width: 240, accept: chromium })).toMatchObject({
      key: `pictures/cd/${privatePicture.name}`,
      contentType: 'image/png',
    });
  });
});

describe('parsePictureName', () => {
  it.each([
    '../../etc/passwd',
    'a.png',
    `${'ab'.repeat(20)}.svg`,
    `${'AB'.repeat(20)}.png`,
    `${'ab'.repeat(18)}.png`,
    `${'ab'.repeat(20)}.png.png`,
  ])('rejects %s', (name) => {
    expect(parsePictureName(name)).toBeUndefined();
  });
});

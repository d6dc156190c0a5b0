import { parsePictureName } from '../picture/picture-name.ts';
import type { PictureName } from '../picture/picture-name.ts';
import { chooseVariant } from './picture-variant.ts';

const parseName = (name: string) => parsePictureName(name) as PictureName;
const publicPicture = parseName(`${'ab'.repeat(20)}.png`);
const animatedPicture = parseName(`${'ab'.repeat(20)}.gif`);
const privatePicture = parseName(`${'cd'.repeat(16)}.png`);
const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

describe('the form of a picture', () => {
  it.each([
    ['AVIF for who names it', chromium, 'avif'],
    ['WebP for who names only that', 'image/webp,*/*;q=0.8', 'webp'],
    ['WebP for who refuses AVIF', 'image/avif;q=0, image/webp', 'webp'],
    ['as stored for a star', '*/*', 'png'],
    ['as stored for any image', 'image/*', 'png'],
    ['as stored for who says nothing', undefined, 'png'],
  ])('is %s', (_, accept, format) => {
    expect(chooseVariant(publicPicture, { width: 240, accept }).format).toBe(format);
    expect(chooseVariant(publicPicture, { accept }).format).toBe(format);
  });

  it('is the stored one itself without a width and a better format', () => {
    expect(chooseVariant(publicPicture, {}).key).toBe(`pictures/ab/${publicPicture.name}`);
  });

  it('has a key for each width and format', () => {
    const keys = [undefined, 240, 480].flatMap((width) => [chromium, 'image/webp', 'image/png'].map((accept) => chooseVariant(publicPicture, { width, accept }).key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is never AVIF for what moves', () => {
    expect(chooseVariant(animatedPicture, { width: 240, accept: chromium }).format).toBe('webp');
  });

  it('is always the stored one for a private picture', () => {
    expect(chooseVariant(privatePicture, { width: 240, accept: chromium })).toMatchObject({ key: `pictures/cd/${privatePicture.name}`, contentType: 'image/png' });
  });
});

describe('the name of a picture', () => {
  it.each(['../../etc/passwd', 'a.png', `${'ab'.repeat(20)}.svg`, `${'AB'.repeat(20)}.png`, `${'ab'.repeat(18)}.png`, `${'ab'.repeat(20)}.png.png`])('cannot be %s', (name) => {
    expect(parsePictureName(name)).toBeUndefined();
  });
});

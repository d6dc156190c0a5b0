import sharp from 'sharp';
import { animation, drawing, photo } from '../picture/pictures.fixtures.ts';
import { encodeThumbnail } from './encode-thumbnail.ts';

it.each([
  ['a wide photograph', () => photo(1_600, 900).jpeg().toBuffer(), 'jpg', 'jpeg'],
  ['a photograph smaller than that', () => photo(60, 90).jpeg().toBuffer(), 'jpg', 'jpeg'],
  ['a drawing with transparent parts', () => drawing(500, 300).png().toBuffer(), 'png', 'png'],
  ['an animation', () => animation(3), 'gif', 'png'],
] as const)('makes %s a square of 120 pixels and a few KB', async (_, original, extension, format) => {
  const { contentType, content } = await encodeThumbnail(await original(), extension);
  const { pages, ...found } = await sharp(content).metadata();
  expect({ ...found, contentType }).toMatchObject({
    format,
    width: 120,
    height: 120,
    contentType: `image/${format}`,
  });
  expect(pages ?? 1).toBe(1);
  expect(content.length).toBeLessThan(12_000);
});

it('preserves transparency for the background of the page', async () => {
  const { content } = await encodeThumbnail(await drawing(500, 300).png().toBuffer(), 'png');
  const { data } = await sharp(content)
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[3]).toBe(0);
});

import sharp from 'sharp';
import { animation, drawing, photo } from '../picture/pictures.fixtures.ts';
import { encodeThumbnail } from './encode-thumbnail.ts';

it.each([
  ['a wide photograph', () => photo(1_600, 900).jpeg().toBuffer()],
  ['a picture smaller than that', () => photo(60, 90).jpeg().toBuffer()],
  ['a drawing with transparent parts', () => drawing(500, 500).png().toBuffer()],
  ['an animation', () => animation(3)],
])('makes of %s a JPEG of 120 × 120 pixels and a few KB', async (_, original) => {
  const thumbnail = await encodeThumbnail(await original());
  expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'jpeg', width: 120, height: 120 });
  expect(thumbnail.length).toBeLessThan(10_000);
});

it('makes transparent parts white', async () => {
  const thumbnail = await encodeThumbnail(await drawing(500, 500).png().toBuffer());
  const { data } = await sharp(thumbnail)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.min(...data)).toBeGreaterThan(245);
});

import sharp from 'sharp';
import { createCanvas, compositeColorOver, compositeOver } from './canvas.ts';
import { drawPicture, pictureSide } from './draw-picture.ts';

const pixelAt = ({ pixels, side }: { pixels: Buffer; side: number }, x: number, y: number) => [
  ...pixels.subarray((y * side + x) * 4, (y * side + x) * 4 + 4),
];

describe('canvas', () => {
  const square = (side: number, color: number[]) => ({
    pixels: Buffer.from(Array.from({ length: side * side }, () => color).flat()),
    side,
  });

  it('composites the last layer over the earlier ones by its alpha', () => {
    const canvas = createCanvas(4);
    compositeOver(canvas, square(4, [200, 0, 0, 255]), { left: 0, top: 0 });
    compositeOver(canvas, square(2, [0, 0, 200, 128]), { left: 1, top: 1 });
    compositeOver(canvas, square(1, [0, 9, 0, 0]), { left: 0, top: 0 });
    expect(pixelAt(canvas, 0, 0)).toEqual([200, 0, 0, 255]);
    expect(pixelAt(canvas, 1, 1)).toEqual([99, 0, 100, 255]);
  });

  it('clips layers at its edges', () => {
    const canvas = createCanvas(2);
    compositeOver(canvas, square(4, [1, 2, 3, 255]), { left: -3, top: -3 });
    expect([pixelAt(canvas, 0, 0), pixelAt(canvas, 1, 1)]).toEqual([
      [1, 2, 3, 255],
      [0, 0, 0, 0],
    ]);
  });

  it('composites a colour through an interpolated mask', () => {
    const canvas = createCanvas(8);
    compositeColorOver(
      canvas,
      { alpha: Uint8Array.from([0, 200, 0, 200]), side: 2 },
      { left: 0, top: 0, side: 8, color: [5, 6, 7] },
    );
    expect(pixelAt(canvas, 4, 4)).toEqual([5, 6, 7, 100]);
    expect(pixelAt(canvas, 6, 1)).toEqual([5, 6, 7, 150]);
  });
});

describe('drawPicture', () => {
  it('draws a square picture on a transparent background with a soft shadow', async () => {
    const { data, info } = await sharp(await drawPicture({ layout: 'alone', emoji: ['red-apple'] }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: pictureSide, height: pictureSide, channels: 4 });
    const picture = { pixels: data, side: pictureSide };
    expect(pixelAt(picture, 10, 10)).toEqual([0, 0, 0, 0]);
    expect(pixelAt(picture, pictureSide / 2, pictureSide / 2)[3]).toBe(255);
    const column = Array.from({ length: pictureSide }, (_, y) => pixelAt(picture, pictureSide / 2, y)[3] ?? 0);
    const below = column.slice(column.lastIndexOf(255) + 1).filter((alpha) => alpha > 0);
    expect(below.length).toBeGreaterThan(30);
    expect(below.slice(5).every((alpha) => alpha < 90)).toBe(true);
  });

  it('rejects a wrong number of emoji and unknown names', async () => {
    await expect(drawPicture({ layout: 'beside', emoji: ['red-apple'] })).rejects.toThrow('takes 2 drawings');
    await expect(drawPicture({ layout: 'alone', emoji: ['bánh-tráng'] })).rejects.toThrow('no drawing called');
  });
});

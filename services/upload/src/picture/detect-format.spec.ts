import { animation, drawing, photo, svgDrawing } from './pictures.fixtures.ts';
import { detectFormat } from './detect-format.ts';

describe('detectFormat', () => {
  it.each([
    ['jpeg', () => photo(20, 20).jpeg().toBuffer()],
    ['png', () => drawing(20, 20).png().toBuffer()],
    ['gif', () => animation(2)],
    ['webp', () => drawing(20, 20).webp().toBuffer()],
    ['avif', () => photo(20, 20).avif({ effort: 0 }).toBuffer()],
  ])('detects %s by its bytes', async (format, make) => {
    expect(detectFormat(await make())).toBe(format);
  });

  it.each([
    ['SVG', svgDrawing],
    ['TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['BMP', Buffer.from('BM aaaaaaaaaaaaaaaaaaaaa')],
    ['HEIC', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])],
    ['PDF', Buffer.from('%PDF-1.7 aaaaaaaaaaaaaaaa')],
    ['HTML', Buffer.from('<!doctype html><title>x</title>')],
    ['an empty file', Buffer.alloc(0)],
    ['an incomplete signature', Buffer.from([0xff, 0xd8])],
  ])('returns undefined for %s', (_, content) => {
    expect(detectFormat(content)).toBeUndefined();
  });
});

import { animation, drawing, photo, svgDrawing } from './pictures.fixtures.ts';
import { detectFormat } from './detect-format.ts';

describe('the kind of a picture', () => {
  it.each([
    ['jpeg', () => photo(20, 20).jpeg().toBuffer()],
    ['png', () => drawing(20, 20).png().toBuffer()],
    ['gif', () => animation(2)],
    ['webp', () => drawing(20, 20).webp().toBuffer()],
    ['avif', () => photo(20, 20).avif({ effort: 0 }).toBuffer()],
  ])('is told by its bytes: %s', async (format, make) => {
    expect(detectFormat(await make())).toBe(format);
  });

  it.each([
    ['SVG', svgDrawing],
    ['TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['BMP', Buffer.from('BM aaaaaaaaaaaaaaaaaaaaa')],
    ['HEIC', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])],
    ['PDF', Buffer.from('%PDF-1.7 aaaaaaaaaaaaaaaa')],
    ['a page', Buffer.from('<!doctype html><title>x</title>')],
    ['nothing', Buffer.alloc(0)],
    ['a start alone', Buffer.from([0xff, 0xd8])],
  ])('is none for %s', (_, content) => {
    expect(detectFormat(content)).toBeUndefined();
  });
});

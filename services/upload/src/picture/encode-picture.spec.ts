import sharp from 'sharp';
import { encodePicture } from './encode-picture.ts';
import { animation, drawing, hugePng, photo, svgDrawing } from './pictures.fixtures.ts';

const failureWith = (code: string) => expect.objectContaining({ code }) as Error;

describe('encodePicture', () => {
  it.each([
    ['keeps a JPEG as JPEG', () => photo(30, 20).jpeg().toBuffer(), 'jpg', 'jpeg'],
    ['keeps a PNG as PNG', () => drawing(30, 20).png().toBuffer(), 'png', 'png'],
    ['converts a GIF without animation to PNG', () => drawing(30, 20).gif().toBuffer(), 'png', 'png'],
    ['converts a WebP photograph to JPEG', () => photo(30, 20).webp().toBuffer(), 'jpg', 'jpeg'],
    ['converts a WebP with transparency to PNG', () => drawing(30, 20).webp().toBuffer(), 'png', 'png'],
    ['converts an AVIF photograph to JPEG', () => photo(30, 20).avif({ effort: 0 }).toBuffer(), 'jpg', 'jpeg'],
  ])('%s', async (_, make, extension, format) => {
    const encoded = await encodePicture(await make());
    expect(encoded).toMatchObject({ extension, width: 30, height: 20 });
    expect(await sharp(encoded.content).metadata()).toMatchObject({ format, width: 30, height: 20 });
  });

  it('retains every frame of an animation', async () => {
    const encoded = await encodePicture(await animation(5), 20);
    expect(encoded).toMatchObject({ extension: 'gif', width: 20, height: 20 });
    expect(await sharp(encoded.content, { animated: true }).metadata()).toMatchObject({ pages: 5, pageHeight: 20 });
  });

  it('limits the width to the requested one and never enlarges', async () => {
    const content = await photo(900, 600).jpeg().toBuffer();
    expect(await encodePicture(content, 400)).toMatchObject({ width: 400, height: 267 });
    expect(await encodePicture(content, 5_000)).toMatchObject({ width: 900, height: 600 });
  });

  it('applies the orientation and removes all metadata', async () => {
    const exif = { IFD0: { Copyright: 'someone' }, IFD3: { GPSLatitude: '10/1 46/1 0/1' } };
    const content = await photo(60, 40).withMetadata({ orientation: 6, exif, icc: 'p3' }).jpeg().toBuffer();
    expect(await sharp(content).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) as Buffer });
    const encoded = await encodePicture(content);
    expect(encoded).toMatchObject({ width: 40, height: 60 });
    const metadata = await sharp(encoded.content).metadata();
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(encoded.content.includes('someone')).toBe(false);
  });

  it.each([
    ['after its end', (picture: Buffer, other: Buffer) => Buffer.concat([picture, other])],
    [
      'in a comment',
      (picture: Buffer, other: Buffer) =>
        Buffer.concat([
          picture.subarray(0, 2),
          Buffer.from([0xff, 0xfe, 0, other.length + 2]),
          other,
          picture.subarray(2),
        ]),
    ],
  ])('removes foreign data %s', async (_, join) => {
    const other = Buffer.from('<script>alert("second nature")</script>PK\u0003\u0004');
    const content = join(await photo(30, 20).jpeg().toBuffer(), other);
    expect(content.includes('second nature')).toBe(true);
    const encoded = await encodePicture(content);
    expect(encoded.content.includes('second nature')).toBe(false);
    expect(encoded).toMatchObject({ width: 30, height: 20 });
  });

  it('rejects unsupported formats', async () => {
    await expect(encodePicture(svgDrawing)).rejects.toEqual(failureWith('FILE_TYPE_NOT_SUPPORTED'));
  });

  it.each([
    ['over 40 megapixels', () => hugePng(11_000, 11_000)],
    ['over 40 megapixels by one row', () => hugePng(8_000, 5_001)],
    ['taller than 12,000 pixels', () => hugePng(1, 12_001)],
    ['wider than 12,000 pixels', () => hugePng(12_001, 1)],
    ['a truncated JPEG', async () => (await photo(300, 200).jpeg().toBuffer()).subarray(0, 5_000)],
    ['a truncated PNG', async () => (await photo(300, 200).png().toBuffer()).subarray(0, 50_000)],
    ['only a PNG signature', () => Buffer.from('89504e470d0a1a0a', 'hex')],
    ['an animation over 40 megapixels in total', () => animation(45, 1_000)],
  ])('rejects a picture that is %s', async (_, make) => {
    await expect(encodePicture(await make())).rejects.toEqual(failureWith('FILE_NOT_READABLE'));
  });

  it('rejects by the header, before decoding pixels', async () => {
    await expect(encodePicture(hugePng(11_000, 11_000))).rejects.toMatchObject({
      code: 'FILE_NOT_READABLE',
      cause: new Error('121000000 pixels'),
    });
    await expect(encodePicture(hugePng(1, 39_999_999))).rejects.toMatchObject({
      code: 'FILE_NOT_READABLE',
      cause: new Error('1 × 39999999 pixels'),
    });
  });

  it('accepts sides of 12,000 pixels', async () => {
    expect(await encodePicture(hugePng(12_000, 10), 100)).toMatchObject({ width: 100 });
    expect(await encodePicture(hugePng(10, 12_000))).toMatchObject({ height: 12_000 });
  });

  it('accepts exactly 40 megapixels', async () => {
    expect(await encodePicture(hugePng(8_000, 5_000), 100)).toMatchObject({ width: 100, height: 63 });
  });
});

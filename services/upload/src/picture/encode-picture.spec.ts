import sharp from 'sharp';
import { encodePicture } from './encode-picture.ts';
import { animation, drawing, hugePng, photo, svgDrawing } from './pictures.fixtures.ts';

const failureWith = (code: string) => expect.objectContaining({ code }) as Error;

describe('encoding a picture anew', () => {
  it.each([
    ['a JPEG stays one', () => photo(30, 20).jpeg().toBuffer(), 'jpg', 'jpeg'],
    ['a PNG stays one', () => drawing(30, 20).png().toBuffer(), 'png', 'png'],
    ['a GIF that does not move becomes a PNG', () => drawing(30, 20).gif().toBuffer(), 'png', 'png'],
    ['a WebP photograph becomes a JPEG', () => photo(30, 20).webp().toBuffer(), 'jpg', 'jpeg'],
    ['a WebP with transparency becomes a PNG', () => drawing(30, 20).webp().toBuffer(), 'png', 'png'],
    ['an AVIF photograph becomes a JPEG', () => photo(30, 20).avif({ effort: 0 }).toBuffer(), 'jpg', 'jpeg'],
  ])('%s', async (_, make, extension, format) => {
    const encoded = await encodePicture(await make());
    expect(encoded).toMatchObject({ extension, width: 30, height: 20 });
    expect(await sharp(encoded.content).metadata()).toMatchObject({ format, width: 30, height: 20 });
  });

  it('keeps what moves, in every frame', async () => {
    const encoded = await encodePicture(await animation(5), 20);
    expect(encoded).toMatchObject({ extension: 'gif', width: 20, height: 20 });
    expect(await sharp(encoded.content, { animated: true }).metadata()).toMatchObject({ pages: 5, pageHeight: 20 });
  });

  it('makes it at most as wide as asked, and never wider than it was', async () => {
    const content = await photo(900, 600).jpeg().toBuffer();
    expect(await encodePicture(content, 400)).toMatchObject({ width: 400, height: 267 });
    expect(await encodePicture(content, 5_000)).toMatchObject({ width: 900, height: 600 });
  });

  it('turns it upright and leaves all metadata behind', async () => {
    const exif = { IFD0: { Copyright: 'someone' }, IFD3: { GPSLatitude: '10/1 46/1 0/1' } };
    const content = await photo(60, 40).withMetadata({ orientation: 6, exif, icc: 'p3' }).jpeg().toBuffer();
    expect(await sharp(content).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) as Buffer });
    const encoded = await encodePicture(content);
    expect(encoded).toMatchObject({ width: 40, height: 60 });
    const metadata = await sharp(encoded.content).metadata();
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(encoded.content.includes('someone')).toBe(false);
  });

  it.each([
    ['behind its end', (picture: Buffer, other: Buffer) => Buffer.concat([picture, other])],
    ['in a comment', (picture: Buffer, other: Buffer) => Buffer.concat([picture.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, other.length + 2]), other, picture.subarray(2)])],
  ])('takes a second nature away: %s', async (_, join) => {
    const other = Buffer.from('<script>alert("second nature")</script>PK\u0003\u0004');
    const content = join(await photo(30, 20).jpeg().toBuffer(), other);
    expect(content.includes('second nature')).toBe(true);
    const encoded = await encodePicture(content);
    expect(encoded.content.includes('second nature')).toBe(false);
    expect(encoded).toMatchObject({ width: 30, height: 20 });
  });

  it('refuses what is no picture of a kind that is taken', async () => {
    await expect(encodePicture(svgDrawing)).rejects.toEqual(failureWith('FILE_TYPE_NOT_SUPPORTED'));
  });

  it.each([
    ['over 40 megapixels', () => hugePng(16_000, 16_000)],
    ['over 40 megapixels by one row', () => hugePng(40_000, 1_001)],
    ['cut off', async () => (await photo(300, 200).jpeg().toBuffer()).subarray(0, 5_000)],
    ['a PNG cut off', async () => (await photo(300, 200).png().toBuffer()).subarray(0, 50_000)],
    ['only a header', () => Buffer.from('89504e470d0a1a0a', 'hex')],
    ['an animation over 40 megapixels together', () => animation(45, 1_000)],
  ])('refuses a picture that is %s', async (_, make) => {
    await expect(encodePicture(await make())).rejects.toEqual(failureWith('FILE_NOT_READABLE'));
  });

  it('refuses by the header, before there are pixels', async () => {
    await expect(encodePicture(hugePng(16_000, 16_000))).rejects.toMatchObject({ code: 'FILE_NOT_READABLE', cause: new Error('256000000 pixels') });
  });

  it('takes one of exactly 40 megapixels', async () => {
    expect(await encodePicture(hugePng(8_000, 5_000), 100)).toMatchObject({ width: 100, height: 63 });
  });
});

import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Noise instead of a photograph: it does not compress to nothing and has no transparency. */
export function photo(width: number, height: number) {
  return sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
}

export function drawing(width: number, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="${width}" height="${height}"><circle cx="5" cy="5" r="4" fill="#0e5e4b"/></svg>`;
  return sharp(Buffer.from(svg));
}

/** A GIF of one moving circle. */
export async function animation(frames: number, side = 40): Promise<Buffer> {
  const pictures = await Promise.all(
    Array.from({ length: frames }, (_, frame) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${side}" height="${side}"><circle cx="${(frame * 35) / frames}" cy="20" r="5" fill="red"/></svg>`;
      return sharp(Buffer.from(svg)).png().toBuffer();
    }),
  );
  return sharp(pictures, { join: { animated: true } })
    .gif()
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typeAndData));
  return Buffer.concat([length, typeAndData, checksum]);
}

/** A valid one-bit PNG of any size, built without rendering: 16,000 × 16,000 pixels compress to some 30 KB. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const svgDrawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
);

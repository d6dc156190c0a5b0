import { QrCode } from '@gvg/customer-ui/qr-code';
import jsQr from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import { examplePayload } from '../../testing/orders.ts';

/** Pixels of one module. */
const scale = 4;

/** Renders the modules of the code into pixels, as a browser and a camera would. */
function pixelsOf(markup: string): { data: Uint8ClampedArray; side: number } {
  const [start = 0, , size = 0] = /viewBox="([^"]+)"/.exec(markup)?.[1]?.split(' ').map(Number) ?? [];
  const side = size * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of markup.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < scale; row += 1) {
      for (let column = 0; column < scale; column += 1) {
        const pixel = (((Number(y) - start) * scale + row) * side + (Number(x) - start) * scale + column) * 4;
        data.fill(0, pixel, pixel + 3);
      }
    }
  }
  return { data, side };
}

function readRendered(text: string): string | undefined {
  const { data, side } = pixelsOf(renderToStaticMarkup(<QrCode text={text} label="mã" />));
  return jsQr(data, side, side, { inversionAttempts: 'dontInvert' })?.data;
}

/** Parses an EMVCo payload: two digits of a tag, two of a length, and that many characters. */
function fieldsOf(payload: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < payload.length;) {
    const length = Number(payload.slice(at + 2, at + 4));
    fields[payload.slice(at, at + 2)] = payload.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

/** Returns the CRC-16/CCITT-FALSE of EMVCo, calculated bit by bit. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    for (let bit = 7; bit >= 0; bit -= 1) {
      const carry = ((crc >> 15) & 1) ^ ((byte >> bit) & 1);
      crc = (crc << 1) & 0xffff;
      if (carry === 1) crc ^= 0x1021;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

describe('the rendered QR code', () => {
  it('is decoded by an independent reader as the payload of the transfer', () => {
    const read = readRendered(examplePayload);
    expect(read).toBe(examplePayload);
    const fields = fieldsOf(read ?? '');
    const account = fieldsOf(fieldsOf(fields['38'] ?? '')['01'] ?? '');
    expect({
      bank: account['00'],
      account: account['01'],
      currency: fields['53'],
      amount: fields['54'],
      country: fields['58'],
      content: fieldsOf(fields['62'] ?? '')['08'],
    }).toEqual({
      bank: '970403',
      account: '0011012345678',
      currency: '704',
      amount: '180000',
      country: 'VN',
      content: 'thanh toan don hang',
    });
    expect(fields['63']).toBe(checksum((read ?? '').slice(0, -4)));
  });

  it.each([1, 40, 120, 300])('is decoded with %i characters', (length) => {
    const text = 'GVG7K3F2Q'.repeat(40).slice(0, length);
    expect(readRendered(text)).toBe(text);
  });
});

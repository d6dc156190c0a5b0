import { qrOutline } from '@gvg/customer-ui/qr-code';
import JsBarcode from 'jsbarcode';
import { readCode } from './read-code.ts';
import type { Pixels } from './read-code.ts';

const white = 255;

/** Renders a camera picture of 640 × 480, with the dark points given by `isDark`. */
function pictureOf(isDark: (x: number, y: number) => boolean): Pixels {
  const [width, height] = [640, 480];
  const data = new Uint8ClampedArray(width * height * 4).fill(white);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    if (isDark(pixel % width, Math.floor(pixel / width))) data.fill(30, pixel * 4, pixel * 4 + 3);
  return { data, width, height };
}

/** Bars of a code as on the labels, from one corner. Each module is `module` pixels wide. */
function barsOf(text: string, format: 'CODE128' | 'EAN13', module: number) {
  const target: { encodings?: { data: string }[] } = {};
  JsBarcode(target, text, { format });
  const modules = (target.encodings ?? []).map(({ data }) => data).join('');
  return (x: number, y: number) => y >= 60 && y < 130 && x >= 40 && modules[Math.floor((x - 40) / module)] === '1';
}

/** Shears a picture: each point takes the colour `shear` × y to its left. */
const leaning =
  (isDark: (x: number, y: number) => boolean, shear: number) =>
  (x: number, y: number): boolean =>
    isDark(Math.round(x - shear * y), y);

it('reads the code of an order from its label', () => {
  expect(readCode(pictureOf(barsOf('GVG7K3F2Q', 'CODE128', 2)))).toBe('GVG7K3F2Q');
});

it('reads a code upside down, sideways and skewed', () => {
  const isDark = barsOf('GVG7K3F2Q', 'CODE128', 2);
  expect(readCode(pictureOf((x, y) => isDark(639 - x, 479 - y)))).toBe('GVG7K3F2Q');
  expect(readCode(pictureOf((x, y) => isDark(y, x)))).toBe('GVG7K3F2Q');
  expect(readCode(pictureOf(leaning(isDark, 0.4)))).toBe('GVG7K3F2Q');
});

it('reads the barcode of a product', () => {
  expect(readCode(pictureOf(barsOf('8936012345674', 'EAN13', 3)))).toBe('8936012345674');
});

it('reads a QR code', () => {
  const { path, start } = qrOutline('https://goodsviet.example/order/GVG7K3F2Q');
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x} ${y}`));
  const isDark = (x: number, y: number) => dark.has(`${Math.floor(x / 6) + start} ${Math.floor(y / 6) + start}`);
  expect(readCode(pictureOf(isDark))).toBe('https://goodsviet.example/order/GVG7K3F2Q');
});

it('returns undefined for a picture without a code', () => {
  expect(readCode(pictureOf((x, y) => (x * y) % 7 === 0))).toBeUndefined();
  expect(readCode(pictureOf(() => false))).toBeUndefined();
});

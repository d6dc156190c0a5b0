import { create } from 'qrcode';

/** Margin around the code in modules, which readers need. */
const quietZone = 4;

/**
 * Returns a text as a QR code: `path` (SVG) covers its dark modules, one unit each; `size` is the side of the code with the quiet zone,
 * whose corner is at `start`.
 */
export function qrOutline(text: string): { path: string; size: number; start: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const dark = Array.from(modules.data, (bit, index) =>
    bit ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  );
  return { path: dark.join(''), size: size + 2 * quietZone, start: -quietZone };
}

/** A square of pixels as red, green, blue and alpha bytes. */
export interface Canvas {
  pixels: Buffer;
  side: number;
}

/** A square of alpha bytes. */
export interface Mask {
  alpha: Uint8Array;
  side: number;
}

/** Offset of an overlaid square in pixels of the canvas; parts outside the canvas are clipped. */
export interface Corner {
  left: number;
  top: number;
}

export function createCanvas(side: number): Canvas {
  return { pixels: Buffer.alloc(side * side * 4), side };
}

/** Porter-Duff "over" for one pixel with non-premultiplied alpha. */
function blend(pixels: Buffer, at: number, red: number, green: number, blue: number, alpha: number): void {
  const below = ((pixels[at + 3] ?? 0) * (255 - alpha)) / 255;
  const sum = alpha + below;
  pixels[at] = (red * alpha + (pixels[at] ?? 0) * below) / sum;
  pixels[at + 1] = (green * alpha + (pixels[at + 1] ?? 0) * below) / sum;
  pixels[at + 2] = (blue * alpha + (pixels[at + 2] ?? 0) * below) / sum;
  pixels[at + 3] = sum;
}

/**
 * Calls `paint` for each pixel of a square of `side` that lies on the canvas, with its coordinates in the square and its byte offset in the
 * canvas.
 */
function eachPixel(
  canvas: Canvas,
  { left, top }: Corner,
  side: number,
  paint: (x: number, y: number, at: number) => void,
): void {
  const [right, bottom] = [Math.min(side, canvas.side - left), Math.min(side, canvas.side - top)];
  for (let y = Math.max(0, -top); y < bottom; y += 1) {
    for (let x = Math.max(0, -left); x < right; x += 1) paint(x, y, ((y + top) * canvas.side + x + left) * 4);
  }
}

export function compositeOver(canvas: Canvas, { pixels, side }: Canvas, corner: Corner): void {
  eachPixel(canvas, corner, side, (x, y, at) => {
    const from = (y * side + x) * 4;
    const alpha = pixels[from + 3] ?? 0;
    if (alpha > 0) blend(canvas.pixels, at, pixels[from] ?? 0, pixels[from + 1] ?? 0, pixels[from + 2] ?? 0, alpha);
  });
}

/** Composites one colour over the canvas through a mask scaled to `side` pixels with bilinear interpolation. */
export function compositeColorOver(
  canvas: Canvas,
  mask: Mask,
  { side, color: [red, green, blue], ...corner }: Corner & { side: number; color: readonly [number, number, number] },
): void {
  const scale = (mask.side - 1) / side;
  eachPixel(canvas, corner, side, (x, y, at) => {
    const [column, row] = [Math.trunc(x * scale), Math.trunc(y * scale)];
    const [across, down] = [x * scale - column, y * scale - row];
    const from = row * mask.side + column;
    const above = (mask.alpha[from] ?? 0) * (1 - across) + (mask.alpha[from + 1] ?? 0) * across;
    const below = (mask.alpha[from + mask.side] ?? 0) * (1 - across) + (mask.alpha[from + mask.side + 1] ?? 0) * across;
    const alpha = above * (1 - down) + below * down;
    if (alpha >= 0.5) blend(canvas.pixels, at, red, green, blue, alpha);
  });
}

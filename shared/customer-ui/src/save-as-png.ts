/** Width and height in pixels, sufficient for an app that reads pictures, and for printing. */
const pngSize = 1024;

/**
 * Downloads a PNG of what `draw` paints on a square of `side` × `side` pixels. Rejects if `draw` does, or if the browser cannot encode the
 * canvas.
 */
export async function saveAsPng(
  name: string,
  draw: (context: CanvasRenderingContext2D, side: number) => Promise<void> | void,
): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = pngSize;
  canvas.height = pngSize;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser cannot encode the canvas as PNG');
  await draw(context, pngSize);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The browser cannot encode the canvas as PNG');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

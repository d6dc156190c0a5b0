import { qrOutline } from '@gvg/browser-kit/qr-code';

/** Width and height in pixels; sufficient for a banking app that reads pictures, and for printing. */
const pngSize = 1024;

/** Downloads a text's QR code as a PNG in the given colours. Rejects when the browser cannot encode it. */
export async function saveQrImage(text: string, name: string, { dark, light }: { dark: string; light: string }): Promise<void> {
  const { path, size, start } = qrOutline(text);
  const canvas = document.createElement('canvas');
  canvas.width = pngSize;
  canvas.height = pngSize;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser cannot encode the canvas as PNG');
  context.fillStyle = light;
  context.fillRect(0, 0, pngSize, pngSize);
  context.scale(pngSize / size, pngSize / size);
  context.translate(-start, -start);
  context.fillStyle = dark;
  context.fill(new Path2D(path));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The browser cannot encode the canvas as PNG');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

import { qrOutline } from '@gvg/customer-ui/qr-code';
import { saveAsPng } from '@gvg/customer-ui/save-as-png';

/** Downloads a text's QR code as a PNG in the given colours. Rejects if the browser cannot encode it. */
export function saveQrImage(
  text: string,
  name: string,
  { dark, light }: { dark: string; light: string },
): Promise<void> {
  const { path, size, start } = qrOutline(text);
  return saveAsPng(name, (context, side) => {
    context.fillStyle = light;
    context.fillRect(0, 0, side, side);
    context.scale(side / size, side / size);
    context.translate(-start, -start);
    context.fillStyle = dark;
    context.fill(new Path2D(path));
  });
}

import { saveAsPng } from '@gvg/customer-ui/save-as-png';

/** Downloads an SVG as a PNG on the given background colour. Rejects if the SVG cannot be loaded. */
export function saveSvgAsPng(url: string, name: string, background: string): Promise<void> {
  return saveAsPng(name, async (context, side) => {
    const image = new Image(side, side);
    image.src = url;
    await image.decode();
    context.fillStyle = background;
    context.fillRect(0, 0, side, side);
    context.drawImage(image, 0, 0, side, side);
  });
}

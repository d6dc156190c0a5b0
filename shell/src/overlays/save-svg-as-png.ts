/** Width and height in pixels; sufficient for printing. */
const pngSize = 1024;

/** Downloads an SVG as a PNG on the given background colour. Rejects when the SVG cannot be loaded. */
export async function saveSvgAsPng(url: string, name: string, background: string): Promise<void> {
  const image = new Image(pngSize, pngSize);
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = pngSize;
  canvas.height = pngSize;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser cannot encode the canvas as PNG');
  context.fillStyle = background;
  context.fillRect(0, 0, pngSize, pngSize);
  context.drawImage(image, 0, 0, pngSize, pngSize);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The browser cannot encode the canvas as PNG');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

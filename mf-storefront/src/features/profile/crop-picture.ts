/** A part of a picture, in its own pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Side of a stored avatar in pixels: the largest display size at a pixel density of 2 and more. */
export const avatarSide = 480;

/**
 * Returns a square part of the picture at `url`, as WebP, or as PNG if the browser cannot encode WebP. Rejects if it cannot decode the
 * picture.
 */
export async function cropPicture(url: string, area: PictureArea): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = avatarSide;
  canvas.height = avatarSide;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser cannot draw on a canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, avatarSide, avatarSide);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
  if (blob === null) throw new Error('The browser cannot encode the canvas');
  return blob;
}

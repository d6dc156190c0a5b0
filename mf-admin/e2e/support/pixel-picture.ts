const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The smallest picture, as a file that a page is given. */
export const pixelPicture = (name: string) => ({ name, mimeType: 'image/png', buffer: pixel });

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture of one pixel, as somebody has chosen it. */
export const smallestPicture = (): File => new File([Buffer.from(pixel, 'base64')], 'pixel.png', { type: 'image/png' });

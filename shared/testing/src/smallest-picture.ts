const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Returns a picture of one pixel as a chosen file. */
export const smallestPicture = (): File => new File([Buffer.from(pixel, 'base64')], 'pixel.png', { type: 'image/png' });

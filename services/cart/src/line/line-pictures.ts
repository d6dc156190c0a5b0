import { createPictureClaims } from '@gvg/service-kit/security/picture-claims';
import type { PictureClaims } from '@gvg/service-kit/security/picture-claims';

/** Claims for the pictures of outside lines. */
export const linePictures = (upload: { url: string; secret: string }): PictureClaims =>
  createPictureClaims({ ...upload, service: 'cart' }, { purpose: 'CART', pathOf: (index) => `images.${index}` });

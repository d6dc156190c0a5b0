import { createPictureClaims } from '@gvg/service-kit/security/picture-claims';
import type { PictureClaims } from '@gvg/service-kit/security/picture-claims';

/** Claims for the pictures of messages, which the sender must have uploaded with purpose CHAT. */
export const messagePictures = (upload: { url: string; secret: string }): PictureClaims =>
  createPictureClaims(
    { ...upload, service: 'chat' },
    { purpose: 'CHAT', pathOf: (index) => `content.images.${index}.url` },
  );

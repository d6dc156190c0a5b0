import type { errorStatus } from './errors.ts';

export const errorTexts: Record<keyof typeof errorStatus, string> = {
  FILE_NOT_FOUND: 'Please choose a file to upload.',
  FILE_TOO_LARGE: 'The file is too large. Please choose one below 10 MB.',
  FILE_TYPE_NOT_SUPPORTED: 'Only JPEG, PNG, GIF, WebP and AVIF pictures are taken.',
  FILE_NOT_READABLE: 'We cannot read this picture. Please try another.',
};

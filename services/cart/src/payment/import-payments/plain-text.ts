import { foldVietnamese } from '@gvg/contracts/values/vietnamese';

/** A header or label without accents, case and signs; what a file in windows-1258 makes of its tones goes with them. */
export const plainText = (text: string): string =>
  foldVietnamese(text)
    .replace(/[^a-z0-9\s]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

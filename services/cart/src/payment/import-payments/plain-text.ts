import { foldVietnamese } from '@gvg/contracts/values/vietnamese';

/** Normalizes a header or label: no accents, case, punctuation, or remains of tone marks from windows-1258. */
export const plainText = (text: string): string =>
  foldVietnamese(text)
    .replace(/[^a-z0-9\s]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

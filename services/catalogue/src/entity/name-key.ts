import type { LocalizedText } from '@gvg/contracts/locale';
import { foldVietnamese } from '@gvg/contracts/slug';

/**
 * What two names are compared by: the Vietnamese one without difference of case and spaces. Accents stay, since they make other words
 * (mắm, mầm); NFC stands already.
 */
export function nameKeyOf(name: LocalizedText): string {
  return name.vi.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** What lists of names are ordered by: letters without accents, as a reader looks them up. */
export function nameOrderOf(name: LocalizedText): string {
  return foldVietnamese(name.vi);
}

import type { LocalizedText } from '@gvg/contracts/values/locale';
import { foldVietnamese } from '@gvg/contracts/values/slug';

/**
 * Uniqueness key of a name: the Vietnamese name with case and whitespace normalised. Accents are significant, since they distinguish words
 * (mắm, mầm). The input is already NFC.
 */
export function nameKeyOf(name: LocalizedText): string {
  return name.vi.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Sort key of a name in lists: the Vietnamese name without accents. */
export function nameOrderOf(name: LocalizedText): string {
  return foldVietnamese(name.vi);
}

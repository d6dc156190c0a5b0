import type { LocalizedText } from '@gvg/contracts/values/locale';
import { inOneSpelling, sortKeyOf } from '@gvg/contracts/values/vietnamese';

/**
 * Uniqueness key of a name: the Vietnamese name with normalized case, whitespace and spelling. Accents are significant, because they distinguish words (mắm,
 * mầm).
 */
export function nameKeyOf(name: LocalizedText): string {
  return inOneSpelling(name.vi).toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Sort key of a name in lists: the Vietnamese name. */
export function nameOrderOf(name: LocalizedText): string {
  return sortKeyOf(name.vi);
}

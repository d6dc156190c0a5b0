import type { LocalizedText } from '@gvg/contracts/values/locale';
import type { Pair } from '../pair.ts';

/** A heading, a paragraph, or the items of a list. */
export type Block = { heading: Pair } | { text: Pair } | { list: readonly Pair[] };

/** A text page, shown at /page/{slug}. */
export interface PageData {
  slug: string;
  title: Pair;
  blocks: readonly Block[];
}

/** A page that the home page shows as a post. */
export interface PostData extends PageData {
  excerpt: Pair;
  /** Main and small emoji of its picture, which must be the `art` of a demo product. */
  art: string;
}

function blockIn(block: Block, language: 0 | 1): string {
  if ('heading' in block) return `<h2>${block.heading[language]}</h2>`;
  if ('text' in block) return `<p>${block.text[language]}</p>`;
  return `<ul>${block.list.map((item) => `<li>${item[language]}</li>`).join('')}</ul>`;
}

export function bodyOf(blocks: readonly Block[]): LocalizedText {
  const inLanguage = (language: 0 | 1) => blocks.map((block) => blockIn(block, language)).join('');
  return { vi: inLanguage(0), en: inLanguage(1) };
}

import type { Head } from '@gvg/contracts/composition/fragment';
import { localePath, locales } from '@gvg/contracts/locale';
import type { Locale } from '@gvg/contracts/locale';
import type { PageRequest } from '@gvg/browser-kit';

/** As Open Graph and the alternates name our languages. */
const languageTags = { vi: { graph: 'vi_VN', alternate: 'vi' }, en: { graph: 'en_US', alternate: 'en-US' } } as const;

export interface HeadOptions {
  title: string;
  description: string;
  /** The page's one address in each language, path and query without language prefix. */
  pathIn: (locale: Locale) => string;
  type?: 'website' | 'product' | 'article';
  /** A picture of ours by path, or anybody's by address. */
  image?: string | undefined;
  /** What search engines read beside the words. */
  jsonld?: unknown[];
  /** More sharing tags, e.g. a price. */
  og?: [string, string][];
  /** Pages that differ from another only by filters stay out of search engines. */
  noIndex?: boolean;
  preloads?: Head['preloads'];
}

export const absoluteUrl = (origin: string, path: string) => new URL(path, origin).href;

/** Title, addresses and sharing tags of a page (decisions, Search engines and sharing). */
export function buildHead({ locale, origin, t }: Pick<PageRequest, 'locale' | 'origin' | 't'>, options: HeadOptions): Head {
  const { title, description, pathIn, type = 'website', image, jsonld = [], og = [], noIndex = false, preloads = [] } = options;
  const urlIn = (language: Locale) => absoluteUrl(origin, localePath(language, pathIn(language)));
  const canonical = urlIn(locale);
  const others = locales.filter((language) => language !== locale);
  return {
    title: t('shop.title', { page: title }),
    description,
    canonical,
    alternates: [
      ...locales.map((language) => ({ hreflang: languageTags[language].alternate, href: urlIn(language) })),
      { hreflang: 'x-default' as const, href: urlIn('vi') },
    ],
    og: [
      ['og:site_name', t('shop.name')],
      ['og:type', type],
      ['og:title', title],
      ['og:description', description],
      ['og:url', canonical],
      ['og:locale', languageTags[locale].graph],
      ...others.map((language): [string, string] => ['og:locale:alternate', languageTags[language].graph]),
      ...(image === undefined ? [] : [['og:image', absoluteUrl(origin, image)] as [string, string]]),
      ...og,
    ],
    jsonld,
    ...(noIndex ? { robots: 'noindex, follow' } : {}),
    preloads,
  };
}

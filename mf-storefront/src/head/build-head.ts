import type { Head } from '@gvg/contracts/composition/fragment';
import { localePath, locales } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import type { PageRequest } from '@gvg/browser-kit';

/** Language codes of Open Graph and of hreflang. */
const languageTags = { vi: { graph: 'vi_VN', alternate: 'vi' }, en: { graph: 'en_US', alternate: 'en-US' } } as const;

export interface HeadOptions {
  title: string;
  description: string;
  /** Canonical path and query in a language, without language prefix. */
  pathIn: (locale: Locale) => string;
  type?: 'website' | 'product' | 'article';
  /** Path of an uploaded picture, or URL of an external one. */
  image?: string | undefined;
  /** Structured data objects. */
  jsonld?: unknown[];
  /** Additional Open Graph tags, such as a price. */
  og?: [string, string][];
  /** Excludes the page from search engines, for example filtered variants of a list. */
  noIndex?: boolean;
  preloads?: Head['preloads'];
}

export const absoluteUrl = (origin: string, path: string) => new URL(path, origin).href;

/** Returns title, canonical and alternate URLs and sharing tags of a page (rules/search-engines-and-sharing.md). */
export function buildHead(
  { locale, origin, t }: Pick<PageRequest, 'locale' | 'origin' | 't'>,
  options: HeadOptions,
): Head {
  const {
    title,
    description,
    pathIn,
    type = 'website',
    image,
    jsonld = [],
    og = [],
    noIndex = false,
    preloads = [],
  } = options;
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

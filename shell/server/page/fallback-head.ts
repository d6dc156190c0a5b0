import { privateHead } from '@gvg/browser-kit';
import type { Head } from '@gvg/contracts/composition/fragment';
import { localePath } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';

export interface FallbackHeadOptions {
  origin: string;
  locale: Locale;
  /** Without language prefix. */
  path: string;
  title: string;
  description: string;
  isMissing: boolean;
}

/** Returns the head of a page without a fragment: title and description of the shop, and the URLs of the page in both languages. */
export function fallbackHead({ origin, locale, path, title, description, isMissing }: FallbackHeadOptions): Head {
  if (isMissing) return privateHead(title);
  const canonical = origin + localePath(locale, path);
  return {
    title,
    description,
    canonical,
    alternates: [
      { hreflang: 'vi', href: origin + path },
      { hreflang: 'en-US', href: origin + localePath('en', path) },
      { hreflang: 'x-default', href: origin + path },
    ],
    og: [
      ['og:title', title],
      ['og:description', description],
      ['og:type', 'website'],
      ['og:url', canonical],
      ['og:locale', locale === 'en' ? 'en_US' : 'vi_VN'],
      ['og:site_name', 'Goods Viet Goods'],
    ],
    jsonld: [],
    preloads: [],
  };
}

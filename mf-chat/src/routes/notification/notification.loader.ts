import type { LoaderResult, PageRequest } from '@gvg/browser-kit';
import { localePath } from '@gvg/contracts/locale';
import type { Locale } from '@gvg/contracts/locale';

export async function notificationLoader({ t, path, locale, origin }: PageRequest): Promise<LoaderResult> {
  const urlIn = (language: Locale) => origin + localePath(language, path);
  return {
    status: 200,
    head: {
      title: t('notification.title'),
      description: t('notification.text'),
      canonical: urlIn(locale),
      alternates: [
        { hreflang: 'vi', href: urlIn('vi') },
        { hreflang: 'en-US', href: urlIn('en') },
        { hreflang: 'x-default', href: urlIn('vi') },
      ],
      og: [['og:title', t('notification.title')]],
      jsonld: [],
      preloads: [],
    },
  };
}

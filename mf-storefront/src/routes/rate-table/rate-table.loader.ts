import type { LoaderResult, PageRequest } from '@gvg/browser-kit';
import { destinationsAddress } from '@gvg/browser-kit/approximation';
import { localize } from '@gvg/contracts/locale';
import { categoriesAddress } from '../../features/catalogue/api/addresses.ts';
import { readAllPages } from '../../features/catalogue/read-all-pages.ts';
import { readOptional } from '../../features/catalogue/read-optional.ts';
import { costsAddress, rateTableAddress } from '../../features/rates/api/addresses.ts';
import { buildHead } from '../../head/build-head.ts';
import { breadcrumbList } from '../../head/structured-data.ts';

export async function rateTableLoader(request: PageRequest): Promise<LoaderResult> {
  const { read, t, locale } = request;
  const [template] = await Promise.all([
    readOptional(read, rateTableAddress),
    readAllPages(read, costsAddress),
    read(destinationsAddress(locale)),
    readOptional(read, categoriesAddress),
  ]);
  return {
    status: 200,
    head: buildHead(request, {
      title: template?.type === 'RATE_TABLE' ? localize(template.title, locale) : t('rates.title'),
      description: t('rates.description'),
      pathIn: () => '/rate-table',
      jsonld: [breadcrumbList(request, [{ name: t('rates.title'), path: '/rate-table' }])],
    }),
  };
}

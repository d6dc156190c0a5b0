import type { LoaderResult, PageRequest } from '@gvg/browser-kit';
import { destinationsQuery } from '@gvg/customer-ui/approximation';
import { localize } from '@gvg/contracts/values/locale';
import { categoriesQuery } from '../../features/catalogue/api/catalogue.ts';
import { readAllPages } from '../../features/catalogue/read-all-pages.ts';
import { optional } from '../../features/catalogue/optional.ts';
import { costsQuery, rateTableQuery } from '../../features/rates/api/rates.ts';
import { buildHead } from '../../head/build-head.ts';
import { breadcrumbList } from '../../head/structured-data.ts';

export async function rateTableLoader(request: PageRequest): Promise<LoaderResult> {
  const { queryClient, t, locale } = request;
  const [template] = await Promise.all([
    optional(queryClient.query(rateTableQuery)),
    readAllPages((page) => queryClient.query(costsQuery(page))),
    queryClient.query(destinationsQuery(locale)),
    optional(queryClient.query(categoriesQuery)),
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

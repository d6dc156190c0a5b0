import type { LoaderResult, PageRequest } from '@gvg/browser-kit';
import { localize } from '@gvg/contracts/values/locale';
import { pageQuery } from '../../features/page/api/page.ts';
import { hasFormulas, loadFormulas } from '../../features/text/formulas.ts';
import { buildHead } from '../../head/build-head.ts';
import { plainText, truncate } from '../../head/plain-text.ts';
import { breadcrumbList } from '../../head/structured-data.ts';

/** Slug format of `@gvg/contracts`; other values are rejected without an API call. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export async function pageLoader(request: PageRequest): Promise<LoaderResult> {
  const { queryClient, locale, params } = request;
  if (params.slug === undefined || !slugPattern.test(params.slug)) return { status: 404 };
  const template = await queryClient.query(pageQuery(params.slug));
  if (template.type !== 'PAGE') return { status: 404 };
  const body = localize(template.body, locale);
  if (hasFormulas(body)) await loadFormulas();
  const title = localize(template.title, locale);
  const path = `/page/${template.slug}`;
  return {
    status: 200,
    head: buildHead(request, {
      title,
      description: truncate(plainText(body)) || title,
      pathIn: () => path,
      type: 'article',
      jsonld: [breadcrumbList(request, [{ name: title, path }])],
    }),
  };
}

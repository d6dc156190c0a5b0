import type { LoaderResult, PageRequest } from '@gvg/browser-kit';
import { categoriesQuery } from '../../features/catalogue/api/catalogue.ts';
import { optional } from '../../features/catalogue/optional.ts';
import { bestSellersQuery, homepageQuery } from '../../features/home/api/homepage.ts';
import { buildHead } from '../../head/build-head.ts';
import { itemList, webSite } from '../../head/structured-data.ts';

export async function homeLoader(request: PageRequest): Promise<LoaderResult> {
  const { queryClient, t } = request;
  const [bestSellers, homepage] = await Promise.all([
    queryClient.query(bestSellersQuery),
    optional(queryClient.query(homepageQuery)),
    optional(queryClient.query(categoriesQuery)),
  ]);
  const image = homepage?.type === 'HOMEPAGE' ? homepage.banners[0]?.image : undefined;
  return {
    status: 200,
    head: buildHead(request, {
      title: t('home.title'),
      description: t('home.description'),
      pathIn: () => '/',
      image: image ?? bestSellers.docs[0]?.images[0],
      jsonld: [webSite(request), itemList(request, bestSellers.docs)],
    }),
  };
}

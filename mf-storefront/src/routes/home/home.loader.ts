import type { LoaderResult, PageRequest } from '@gvg/browser-kit';
import { categoriesAddress } from '../../features/catalogue/api/addresses.ts';
import { readOptional } from '../../features/catalogue/read-optional.ts';
import { bestSellersAddress, homepageAddress } from '../../features/home/api/addresses.ts';
import { buildHead } from '../../head/build-head.ts';
import { itemList, webSite } from '../../head/structured-data.ts';

export async function homeLoader(request: PageRequest): Promise<LoaderResult> {
  const { read, t } = request;
  const [bestSellers, homepage] = await Promise.all([
    read(bestSellersAddress),
    readOptional(read, homepageAddress),
    readOptional(read, categoriesAddress),
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

import { HydrateLater } from '@gvg/browser-kit';
import { useQuery } from '@gvg/query';
import { PageColumn, VisuallyHidden } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { RecentlyViewed } from '../../recent/components/recently-viewed.tsx';
import { homepageQuery } from '../api/homepage.ts';
import { Banners } from './banners.tsx';
import { BannerSkeleton } from './banner-skeleton.tsx';
import { BestSellers } from './best-sellers.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Introduction } from './introduction.tsx';
import { LinkPanel } from './link-panel.tsx';
import { Posts } from './posts.tsx';

/** Home page: banners, categories, best sellers, introduction, posts. */
export function HomeView() {
  const { t } = useTexts();
  const { data: template, isPending } = useQuery(homepageQuery);
  const homepage = template?.type === 'HOMEPAGE' ? template : undefined;
  return (
    <PageColumn>
      <VisuallyHidden as="h1">{t('home.title')}</VisuallyHidden>
      {isPending && <BannerSkeleton />}
      {homepage && homepage.banners.length > 0 && <Banners banners={homepage.banners} />}
      <CategoryTiles />
      <HydrateLater>
        <LinkPanel />
        <BestSellers />
        {homepage && <Introduction text={homepage.introduction} />}
        {homepage && homepage.posts.length > 0 && <Posts posts={homepage.posts} />}
        <RecentlyViewed />
      </HydrateLater>
    </PageColumn>
  );
}

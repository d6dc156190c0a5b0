import { localize } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { useParams } from '@gvg/router';
import { Box, PageColumn, PageTitle, SkeletonBox, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { Breadcrumbs } from '../../catalogue/components/breadcrumbs.tsx';
import { LoadError } from '../../catalogue/components/load-error.tsx';
import { RichText } from '../../text/components/rich-text.tsx';
import { pageQuery } from '../api/page.ts';

const Article = styled('article')({ display: 'grid', gap: 20, marginBlock: '8px 56px', '& h1': { maxWidth: '32ch' } });

function PageSkeleton() {
  const { t } = useTexts();
  return (
    <PageColumn role="status" aria-label={t('shop.loading')}>
      <Box sx={{ display: 'grid', gap: 4, mt: '52px', mb: 16, maxWidth: 620 }} aria-hidden>
        <SkeletonBox sx={{ width: '60%', height: 36, mb: 2 }} />
        {['100%', '92%', '97%', '64%'].map((width) => (
          <SkeletonBox key={width} sx={{ width, height: 15, borderRadius: '6px' }} />
        ))}
      </Box>
    </PageColumn>
  );
}

/** Text page: about, guide, terms, privacy, returns, posts. */
export function PageView() {
  const { locale } = useTexts();
  const { slug = '' } = useParams();
  const { data, error, isLoadingError, refetch } = useQuery(pageQuery(slug));
  if (isLoadingError) return <LoadError error={error} retry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  if (data.type !== 'PAGE') return null;
  const title = localize(data.title, locale);
  return (
    <PageColumn>
      <Breadcrumbs trail={[{ name: title, path: `/page/${data.slug}` }]} />
      <Article>
        <PageTitle>{title}</PageTitle>
        <RichText html={localize(data.body, locale)} />
      </Article>
    </PageColumn>
  );
}

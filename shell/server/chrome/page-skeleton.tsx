import { useTranslation } from '@gvg/i18n';
import { PageColumn, SkeletonBox, VisuallyHidden, from, styled } from '@gvg/ui';

const Column = styled(PageColumn)({ minHeight: '100vh', paddingBlock: 24 });
const Hero = styled(SkeletonBox)({ height: 320, borderRadius: 22, marginBottom: 32 });
const Grid = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [from.desktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
});
const Card = styled(SkeletonBox)({ height: 300 });

/** Placeholder until the browser renders the page, when no fragment arrived in time. */
export function PageSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <Column>
      <VisuallyHidden role="status">{t('remoteLoading')}</VisuallyHidden>
      <Hero />
      <Grid>
        {Array.from({ length: 10 }, (_, index) => (
          <Card key={index} />
        ))}
      </Grid>
    </Column>
  );
}

import { Link } from '@gvg/router';
import { SectionTitle, color, fontWeight, styled, tapTarget } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 12,
});

const More = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tapTarget,
  flex: 'none',
  color: color.jade,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

/** A section's heading with an optional "see all" link. */
export function SectionHead({ id, title, more }: { id: string; title: string; more?: string }) {
  const { t } = useTexts();
  return (
    <Row>
      <SectionTitle id={id}>{title}</SectionTitle>
      {more !== undefined && (
        <More to={more} aria-describedby={id}>
          {t('shop.seeAll')}
        </More>
      )}
    </Row>
  );
}

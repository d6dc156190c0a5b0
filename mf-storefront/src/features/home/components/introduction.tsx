import { localize } from '@gvg/contracts/values/locale';
import type { LocalizedText } from '@gvg/contracts/values/locale';
import { SectionTitle, Section, color, from, radius, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { RichText } from '../../text/components/rich-text.tsx';

const Frame = styled(Section)({
  display: 'grid',
  gap: 12,
  padding: 24,
  borderRadius: radius.panel,
  backgroundColor: color.jadeSoft,
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: 40, padding: '36px 40px' },
});

/** The shop's introduction, as edited by staff. */
export function Introduction({ text }: { text: LocalizedText }) {
  const { t, locale } = useTexts();
  const html = localize(text, locale);
  if (html === '') return null;
  return (
    <Frame aria-labelledby="introduction">
      <SectionTitle id="introduction">{t('home.introduction')}</SectionTitle>
      <RichText html={html} />
    </Frame>
  );
}

import { color, fontSize, fontWeight, styled } from '@gvg/ui';
import { useStaffTexts } from '../texts/staff-texts.ts';

const Mark = styled('span')({
  display: 'inline-block',
  justifySelf: 'start',
  padding: '0 8px',
  border: `1px solid ${color.clay}`,
  borderRadius: 8,
  color: color.clay,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
});

/** The English text is empty, so English readers get the Vietnamese one: marked, never in the way. */
export function MissingEnglish() {
  const { t } = useStaffTexts();
  return <Mark>{t('area.missingEnglish')}</Mark>;
}

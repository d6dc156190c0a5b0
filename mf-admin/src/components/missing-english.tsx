import { color, fontSize, fontWeight, styled } from '@gvg/ui';
import { useStaffTexts } from '../texts/staff-texts.ts';

const Mark = styled('span')({
  display: 'inline-block',
  padding: '0 8px',
  border: `1px solid ${color.clay}`,
  borderRadius: 7,
  color: color.clay,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.strong,
  lineHeight: 1.6,
  whiteSpace: 'nowrap',
});

/** Marks texts whose English is missing: customers then see the Vietnamese text. Never blocks saving. */
export function MissingEnglish({ count }: { count?: number }) {
  const { t } = useStaffTexts();
  return <Mark>{count === undefined ? t('goods.missingEnglish') : t('goods.missingCount', { count })}</Mark>;
}

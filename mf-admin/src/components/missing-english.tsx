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

/** Customers who read English see the Vietnamese text. It never keeps anything from being saved. */
export function MissingEnglish({ count }: { count?: number }) {
  const { t } = useStaffTexts();
  return <Mark>{count === undefined ? t('goods.missingEnglish') : t('goods.missingCount', { count })}</Mark>;
}

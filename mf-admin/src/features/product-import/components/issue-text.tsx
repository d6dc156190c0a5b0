import type { ImportRow } from '@gvg/contracts/catalogue/http/product-imports';
import { styled, color, fontWeight } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

const Sentence = styled('span')({
  display: 'block',
  color: color.clay,
  fontWeight: fontWeight.strong,
  // Automatic readings are seldom wrong, so they are not highlighted.
  '&[data-calm]': { color: color.muted, fontWeight: fontWeight.text },
});

const calm: readonly string[] = ['READ_AS', 'STOCK_STAYS', 'REMOVAL_STAYS'];

/** Warning about a cell. */
export function IssueText({ issue: { code, read = '', percent } }: { issue: ImportRow['issues'][number] }) {
  const { t } = useStaffTexts();
  const values = { read, ...(percent !== undefined && { percent: Math.abs(percent) }) };
  return (
    <Sentence {...(calm.includes(code) ? { 'data-calm': '' } : {})}>{t(`imports.issues.${code}`, values)}</Sentence>
  );
}

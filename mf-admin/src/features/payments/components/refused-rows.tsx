import type { CallResponse } from '@gvg/browser-kit';
import { Text, styled } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

export const Rows = styled('ul')({ margin: 0, paddingInlineStart: 20, overflowWrap: 'anywhere' });

/** Rows of a statement that cannot be parsed, with the reason. */
export function RefusedRows({ refused }: Pick<CallResponse<'importPayments'>, 'refused'>) {
  const { t } = useStaffTexts();
  if (refused.length === 0) return null;
  return (
    <>
      <Text>{t('payments.importedRefused', { count: refused.length })}</Text>
      <Rows>
        {refused.map(({ row, reason }) => (
          <li key={row}>{t('payments.refusedRow', { row, reason: t(`payments.refusals.${reason}`) })}</li>
        ))}
      </Rows>
    </>
  );
}

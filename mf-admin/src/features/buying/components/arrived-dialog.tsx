import type { PurchaseRow } from '@gvg/contracts/cart/http/purchases';
import { localize } from '@gvg/contracts/values/locale';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { usePurchaseWrite } from '../api/purchases.ts';
import { useWritten } from './use-written.ts';

/** Marks a line that was bought as arrived; the last one moves its order to the warehouse. */
export function ArrivedDialog({ row, onClose }: { row: PurchaseRow; onClose: () => void }) {
  const { t, locale } = useStaffTexts();
  const { line, code, revision } = row;
  const written = useWritten(onClose);
  const write = usePurchaseWrite('setOrderLineStatus', () => written('ARRIVED'));
  return (
    <ConfirmDialog
      title={t('buying.arrived.title', { name: localize(line.name, locale) })}
      text={t('buying.arrived.text', { code })}
      submit={t('buying.arrived.submit')}
      isPending={write.isPending}
      error={write.error}
      onSubmit={() => write.mutate({ params: { id: row.order, line: line._id }, body: { status: 'READY', revision } })}
      onClose={onClose}
    />
  );
}

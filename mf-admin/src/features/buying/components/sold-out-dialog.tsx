import type { PurchaseRow } from '@gvg/contracts/cart/http/purchases';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { usePurchaseWrite } from '../api/purchases.ts';
import { goodsOf } from '../margin.ts';
import { useWritten } from './use-written.ts';

/** Drops a line that is sold out. Its goods and fee become credit of the order. */
export function SoldOutDialog({ row, onClose }: { row: PurchaseRow; onClose: () => void }) {
  const { t, locale } = useStaffTexts();
  const { line } = row;
  const [note, setNote] = useState('');
  const written = useWritten(onClose);
  const write = usePurchaseWrite(() => written('SOLD_OUT'));
  return (
    <ConfirmDialog
      title={t('buying.soldOut.title', { name: localize(line.name, locale) })}
      text={t('buying.soldOut.text', { amount: formatMoney(goodsOf(line) + line.fee), code: row.code })}
      submit={t('buying.soldOut.submit')}
      isDangerous
      isPending={write.isPending}
      error={write.error}
      onSubmit={() =>
        write.mutate({
          params: { order: row.order, line: line._id },
          body: { status: 'SOLD_OUT', note: note.trim(), revision: row.revision },
        })
      }
      onClose={onClose}
    >
      <TextInput label={t('buying.noteForCustomer')} value={note} onChange={setNote} maxLength={500} rows={2} />
    </ConfirmDialog>
  );
}

import type { PurchaseRow } from '@gvg/contracts/cart/http/purchases';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { Text } from '@gvg/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { parseUsualMoney } from '@gvg/contracts/values/parse-money';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { usePurchaseWrite } from '../api/purchases.ts';
import { useWritten } from './use-written.ts';

/** Asks the customer whether to buy a line at a higher price. */
export function DearerDialog({ row, onClose }: { row: PurchaseRow; onClose: () => void }) {
  const { t, locale } = useStaffTexts();
  const { line } = row;
  const [price, setPrice] = useState(line.askedPrice === undefined ? '' : String(line.askedPrice.price));
  const [note, setNote] = useState(line.askedPrice?.note ?? '');
  const [wasSent, setSent] = useState(false);
  const written = useWritten(onClose);
  const write = usePurchaseWrite(() => written('DEARER'));
  const askedPrice = parseUsualMoney(price);
  const isDearer = askedPrice !== undefined && askedPrice > line.price;
  const submit = () => {
    setSent(true);
    if (!isDearer) return;
    write.mutate({
      params: { order: row.order, line: line._id },
      body: { status: 'DEARER', askedPrice, note: note.trim(), revision: row.revision },
    });
  };
  return (
    <ConfirmDialog
      title={t('buying.dearer.title', { name: localize(line.name, locale) })}
      text={t('buying.dearer.text')}
      submit={t('buying.dearer.submit')}
      isPending={write.isPending}
      error={write.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('buying.dearer.price')}
        hint={t('buying.dearer.quoted', { price: formatMoney(line.price) })}
        error={wasSent && !isDearer ? t('buying.dearer.priceWrong', { price: formatMoney(line.price) }) : undefined}
        value={price}
        onChange={setPrice}
        isNumeric
      />
      {isDearer && (
        <Text role="status">
          {t('buying.dearer.more', { amount: formatMoney((askedPrice - line.price) * line.amount) })}
        </Text>
      )}
      <TextInput label={t('buying.noteForCustomer')} value={note} onChange={setNote} maxLength={500} rows={2} />
    </ConfirmDialog>
  );
}

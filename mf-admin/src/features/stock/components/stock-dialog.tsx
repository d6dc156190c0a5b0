import { shellApi } from '@gvg/browser-kit';
import { FormField } from '@gvg/browser-kit/forms';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import { stockReasons } from '@gvg/contracts/catalogue/terms';
import type { StockReason } from '@gvg/contracts/catalogue/terms';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { localize } from '@gvg/contracts/values/locale';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useStockChange } from '../api/stock.ts';
import { stockChange, stockWays } from '../stock-input.ts';
import type { StockWay } from '../stock-input.ts';

/** Reasons for each direction, the default first. */
const reasonsOf: Record<StockWay, readonly StockReason[]> = {
  IN: ['RECEIVED', 'RETURNED', 'OTHER'],
  OUT: ['BROKEN', 'OTHER'],
  COUNTED: ['COUNTED'],
};

/** Dialog to add, remove or count pieces, with a reason. Shows the resulting stock before booking. */
export function StockDialog({
  product: { _id: id, name, stock },
  onClose,
}: {
  product: Pick<Product, '_id' | 'name' | 'stock'>;
  onClose: () => void;
}) {
  const { t, locale } = useStaffTexts();
  const [way, setWay] = useState<StockWay>('IN');
  const [typed, setTyped] = useState('');
  const [chosen, setReason] = useState<StockReason>();
  const [note, setNote] = useState('');
  const [wasSent, setSent] = useState(false);
  /** One key per dialog, so that a double click books once. */
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const write = useStockChange();
  const reasons = stockReasons.filter((reason) => reasonsOf[way].includes(reason));
  const reason = chosen !== undefined && reasons.includes(chosen) ? chosen : (reasonsOf[way][0] as StockReason);
  const change = stockChange(way, typed, stock);
  const left = stock + (change ?? 0);
  const pieces = (count: number) => formatNumber(count, 0);
  const problem =
    change === undefined || change === 0
      ? t(change === 0 && way === 'COUNTED' ? 'stock.sameCount' : 'stock.piecesWrong')
      : left < 0
        ? t('stock.notEnough', { stock: pieces(stock) })
        : undefined;
  const submit = () => {
    setSent(true);
    if (problem !== undefined || change === undefined) return;
    write.mutate(
      { params: { id }, body: { idempotencyKey, change, reason, note: note.trim() } },
      {
        onSuccess: (movement) => {
          onClose();
          shellApi().toast({ kind: 'success', text: t('stock.done', { stock: pieces(movement.stock) }) });
        },
      },
    );
  };
  return (
    <ConfirmDialog
      title={t('stock.title', { name: localize(name, locale) })}
      text={t('stock.present', { stock: pieces(stock) })}
      submit={problem === undefined ? t('stock.submitTo', { stock: pieces(left) }) : t('stock.submit')}
      isPending={write.isPending}
      error={write.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField label={t('stock.way')}>
        {(control) => (
          <select {...control} value={way} onChange={({ currentTarget }) => setWay(currentTarget.value as StockWay)}>
            {stockWays.map((each) => (
              <option key={each} value={each}>
                {t(`stock.ways.${each}`)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <TextInput
        label={t(way === 'COUNTED' ? 'stock.counted' : 'stock.pieces')}
        error={wasSent ? problem : undefined}
        isNumeric
        maxLength={12}
        value={typed}
        onChange={setTyped}
      />
      {reasons.length > 1 && (
        <FormField label={t('stock.reason')}>
          {(control) => (
            <select
              {...control}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value as StockReason)}
            >
              {reasons.map((each) => (
                <option key={each} value={each}>
                  {t(`stock.reasons.${each}`)}
                </option>
              ))}
            </select>
          )}
        </FormField>
      )}
      <TextInput label={t('order.noteOptional')} rows={2} maxLength={500} value={note} onChange={setNote} />
    </ConfirmDialog>
  );
}

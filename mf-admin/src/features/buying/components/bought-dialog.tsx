import { readAsDataUrl } from '@gvg/browser-kit/read-as-data-url';
import type { PurchaseRow } from '@gvg/contracts/cart/http/purchases';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { addDays, startOfVietnamDay, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import { Text, from, radius, rem, styled } from '@gvg/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { PictureButton } from '../../../components/picture-button.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useUpload } from '../../../components/use-upload.ts';
import { parseUsualMoney } from '@gvg/contracts/values/parse-money';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { usePurchaseWrite } from '../api/purchases.ts';
import { goodsOf, marginOf } from '../margin.ts';
import { Margin } from './margin.tsx';
import { useWritten } from './use-written.ts';

const Pair = styled('div')({
  display: 'grid',
  gap: 16,
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Receipt = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '& img': { width: rem(72), height: rem(72), borderRadius: radius.input, objectFit: 'cover' },
});

/** Last day in Vietnam before an instant. */
const dayUntil = (instant: string | undefined) =>
  instant === undefined ? '' : vietnamDayOf(new Date(Date.parse(instant) - 1));
const given = (text: string) => (text.trim() === '' ? undefined : text.trim());

/** Records the purchase of a line: its cost and the seller's parcel. Opened for a bought line, it edits the purchase. */
export function BoughtDialog({ row, onClose }: { row: PurchaseRow; onClose: () => void }) {
  const { t, locale } = useStaffTexts();
  const { line } = row;
  const { purchase } = line;
  const [price, setPrice] = useState(String(purchase?.actualPrice ?? goodsOf(line)));
  const [seller, setSeller] = useState({
    order: purchase?.seller?.order ?? '',
    carrier: purchase?.seller?.carrier ?? '',
    tracking: purchase?.seller?.tracking ?? '',
    day: dayUntil(purchase?.seller?.expectedAt),
  });
  const [note, setNote] = useState(purchase?.note ?? '');
  const [receipt, setReceipt] = useState<{ url: string; preview: string }>();
  const [wasSent, setSent] = useState(false);
  const upload = useUpload('ORDER');
  const written = useWritten(onClose);
  const write = usePurchaseWrite(() => written('BOUGHT'));
  const actualPrice = parseUsualMoney(price);
  const shownReceipt = receipt?.preview ?? purchase?.receipt;
  const set = (name: keyof typeof seller) => (value: string) => setSeller((before) => ({ ...before, [name]: value }));
  const submit = () => {
    setSent(true);
    if (actualPrice === undefined || upload.isPending) return;
    const known = {
      order: given(seller.order),
      carrier: given(seller.carrier),
      tracking: given(seller.tracking),
      expectedAt: seller.day === '' ? undefined : startOfVietnamDay(addDays(seller.day, 1)).toISOString(),
    };
    write.mutate({
      params: { order: row.order, line: line._id },
      body: {
        status: 'BOUGHT',
        actualPrice,
        seller: Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
        ...(receipt !== undefined && { receipt: receipt.url }),
        note: note.trim(),
        revision: row.revision,
      },
    });
  };
  return (
    <ConfirmDialog
      title={t('buying.bought.title', { name: localize(line.name, locale) })}
      text={t(line.askedPrice === undefined ? 'buying.bought.text' : 'buying.bought.textAsked', {
        goods: formatMoney(goodsOf(line)),
        fee: formatMoney(line.fee),
      })}
      submit={t('buying.bought.submit')}
      isPending={write.isPending}
      error={write.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('buying.bought.price', { count: line.amount })}
        error={wasSent && actualPrice === undefined ? t('buying.bought.priceWrong') : undefined}
        value={price}
        onChange={setPrice}
        isNumeric
      />
      {actualPrice !== undefined && (
        <Text role="status">
          {t('buying.bought.margin')} <Margin line={line} paid={actualPrice} />
          {marginOf(line, actualPrice) < 0 && <> · {t('buying.bought.loss')}</>}
        </Text>
      )}
      <Pair>
        <TextInput
          label={t('buying.bought.sellerOrder')}
          value={seller.order}
          onChange={set('order')}
          maxLength={100}
        />
        <TextInput
          label={t('buying.bought.expected')}
          hint={t('buying.bought.expectedHint')}
          type="date"
          value={seller.day}
          onChange={set('day')}
        />
        <TextInput
          label={t('buying.bought.carrier')}
          value={seller.carrier}
          onChange={set('carrier')}
          maxLength={100}
        />
        <TextInput
          label={t('buying.bought.tracking')}
          value={seller.tracking}
          onChange={set('tracking')}
          maxLength={100}
        />
      </Pair>
      <Receipt>
        {shownReceipt !== undefined && <img src={shownReceipt} alt={t('buying.bought.receiptShown')} />}
        <PictureButton
          label={t(shownReceipt === undefined ? 'buying.bought.receipt' : 'buying.bought.otherReceipt')}
          isBusy={upload.isPending}
          onChoose={([file]) => {
            if (file === undefined) return;
            upload.mutate([file], {
              onSuccess: ([url = '']) => void readAsDataUrl(file).then((preview) => setReceipt({ url, preview })),
            });
          }}
        />
      </Receipt>
      <TextInput
        label={t('buying.bought.note')}
        hint={t('buying.bought.noteHint')}
        value={note}
        onChange={setNote}
        maxLength={500}
        rows={2}
      />
    </ConfirmDialog>
  );
}

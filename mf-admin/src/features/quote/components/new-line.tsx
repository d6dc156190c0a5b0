import { FormField } from '@gvg/browser-kit/forms';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { Button, Note, color, rem, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useLinkReader } from '../api/new-quote.ts';
import { amountOf, wrongNewFields } from '../new-quote-draft.ts';
import type { NewLineDraft, NewLineField } from '../new-quote-draft.ts';
import { OfferFields } from './offer-fields.tsx';

const Frame = styled('fieldset')({
  display: 'grid',
  gap: 10,
  minWidth: 0,
  padding: '14px 16px',
  '& + &': { borderTop: `1px solid ${color.line}` },
});
const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 });
const Goods = styled('div')({
  display: 'grid',
  gap: 10,
  alignItems: 'start',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(220)}, 1fr))`,
});
const Link = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 8,
});

export interface NewLineProps {
  /** Counted from 1. */
  number: number;
  draft: NewLineDraft;
  feePercent: number;
  showsErrors: boolean;
  onChange: (change: Partial<NewLineDraft>) => void;
  /** Undefined for the only line. */
  onRemove: (() => void) | undefined;
}

/** Goods by link or description, with their offer. */
export function NewLine({ number, draft, feePercent, showsErrors, onChange, onRemove }: NewLineProps) {
  const { t } = useStaffTexts();
  const wrong = wrongNewFields(draft);
  const errorOf = (field: NewLineField) =>
    showsErrors && wrong.includes(field) ? t(`${isOfGoods(field) ? 'newQuote' : 'quote'}.wrong.${field}`) : undefined;
  const reader = useLinkReader();
  const read = () =>
    reader.mutate(draft.url.trim(), {
      onSuccess: ({ name = '', price }) =>
        onChange({
          ...(draft.name.trim() === '' && name !== '' ? { name } : {}),
          ...(draft.price.trim() === '' && price !== undefined ? { price: formatNumber(price, 0) } : {}),
        }),
    });
  const foreign = reader.data?.foreignPrice;
  return (
    <Frame aria-label={t('newQuote.line', { number })}>
      <Head>
        <b>{t('newQuote.line', { number })}</b>
        {onRemove && <TextButton onClick={onRemove}>{t('newQuote.removeLine', { number })}</TextButton>}
      </Head>
      <Link>
        <FormField label={t('newQuote.url')} error={errorOf('url')}>
          {(control) => (
            <input
              {...control}
              type="url"
              autoComplete="off"
              maxLength={2_000}
              value={draft.url}
              onChange={({ currentTarget }) => onChange({ url: currentTarget.value })}
            />
          )}
        </FormField>
        <Button
          variant="outlined"
          disabled={draft.url.trim() === '' || wrong.includes('url') || reader.isPending}
          onClick={read}
        >
          {t('newQuote.read')}
        </Button>
      </Link>
      {reader.data !== undefined && reader.data.outcome !== 'READ' && <Note>{t('newQuote.notRead')}</Note>}
      {foreign && <Note>{t('newQuote.foreignPrice', { price: `${foreign.amount} ${foreign.currency}` })}</Note>}
      <Goods>
        <FormField label={t('newQuote.name')} error={errorOf('name')}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={300}
              value={draft.name}
              onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
            />
          )}
        </FormField>
        <FormField label={t('newQuote.amount')} error={errorOf('amount')}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={draft.amount}
              onChange={({ currentTarget }) => onChange({ amount: currentTarget.value })}
            />
          )}
        </FormField>
      </Goods>
      <OfferFields
        amount={amountOf(draft.amount) ?? 1}
        draft={draft}
        feePercent={feePercent}
        errorOf={errorOf}
        onChange={onChange}
      />
    </Frame>
  );
}

const isOfGoods = (field: NewLineField) => field === 'url' || field === 'name' || field === 'amount';

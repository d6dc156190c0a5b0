import { FormField } from '@gvg/browser-kit/forms';
import { categoryTypes, productTypes } from '@gvg/contracts/catalogue/terms';
import type { CategoryType, ProductType } from '@gvg/contracts/catalogue/terms';
import { formatMoney } from '@gvg/contracts/values/money';
import { rem, styled } from '@gvg/ui';
import { parseMoney } from '@gvg/contracts/values/parse-money';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { usualFee } from '../answer-draft.ts';
import type { DraftField, LineDraft } from '../answer-draft.ts';

const Fields = styled('div')({
  display: 'grid',
  gap: 10,
  alignItems: 'start',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(150)}, 1fr))`,
});

export interface OfferFieldsProps {
  /** Pieces of the line. */
  amount: number;
  draft: LineDraft;
  feePercent: number;
  isReadOnly?: boolean;
  errorOf: (field: DraftField) => string | undefined;
  onChange: (change: Partial<LineDraft>) => void;
}

/** Offer for a line: price, fee, weight and the fields that determine the freight. */
export function OfferFields({ amount, draft, feePercent, isReadOnly = false, errorOf, onChange }: OfferFieldsProps) {
  const { t } = useStaffTexts();
  const price = parseMoney(draft.price);
  const field = (name: 'price' | 'fee' | 'weight', label: string, hint?: string) => (
    <FormField label={label} hint={hint} error={errorOf(name)}>
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          readOnly={isReadOnly}
          value={draft[name]}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      )}
    </FormField>
  );
  return (
    <Fields>
      {field('price', t('quote.price'))}
      {field(
        'fee',
        t('quote.fee'),
        draft.fee.trim() === '' && price !== undefined
          ? t('quote.usualFee', {
              percent: feePercent,
              fee: formatMoney(usualFee(price * amount, feePercent)),
            })
          : undefined,
      )}
      {field('weight', t('quote.weight'))}
      <FormField label={t('quote.goodsType')}>
        {(control) => (
          <select
            {...control}
            disabled={isReadOnly}
            value={draft.goodsType}
            onChange={({ currentTarget }) => onChange({ goodsType: currentTarget.value as ProductType })}
          >
            {productTypes.map((type) => (
              <option key={type} value={type}>
                {t(`quote.goodsTypes.${type}`)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      {draft.category !== undefined && (
        <FormField label={t('quote.category')} error={errorOf('category')}>
          {(control) => (
            <select
              {...control}
              disabled={isReadOnly}
              value={draft.category}
              onChange={({ currentTarget }) => onChange({ category: currentTarget.value as CategoryType | '' })}
            >
              <option value="">{t('quote.chooseCategory')}</option>
              {categoryTypes.map((type) => (
                <option key={type} value={type}>
                  {t(`quote.categories.${type}`)}
                </option>
              ))}
            </select>
          )}
        </FormField>
      )}
    </Fields>
  );
}

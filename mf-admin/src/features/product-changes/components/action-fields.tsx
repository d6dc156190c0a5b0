import { priceSteps, stockReasons } from '@gvg/contracts/catalogue/terms';
import type { PriceStep, StockReason } from '@gvg/contracts/catalogue/terms';
import { formatMoney } from '@gvg/contracts/values/money';
import { fieldBox, fontSize, rem, styled, tabularFigures } from '@gvg/ui';
import { InlineSelect } from '../../../table/filter-bar.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { changedThings, priceWays } from '../action-form.ts';
import type { ActionForm, ChangedThing, PriceWay } from '../action-form.ts';

const Value = styled('span')({
  position: 'relative',
  '& > input': {
    ...fieldBox,
    ...tabularFigures,
    width: rem(132),
    paddingInlineEnd: 56,
    fontSize: fontSize.note,
    textAlign: 'end',
  },
  '& > span': {
    position: 'absolute',
    insetInlineEnd: 12,
    top: '50%',
    transform: 'translateY(-50%)',
    pointerEvents: 'none',
  },
});

export interface NamedGroup {
  value: string;
  label: string;
}

export interface ActionFieldsProps {
  form: ActionForm;
  onChange: (form: ActionForm) => void;
  categories: readonly NamedGroup[];
  producers: readonly NamedGroup[];
}

/** Property to change and its new value. Each property has its own fields. */
export function ActionFields({ form, onChange, categories, producers }: ActionFieldsProps) {
  const { t } = useStaffTexts();
  const set = (fields: Partial<ActionForm>) => onChange({ ...form, ...fields });
  const choice = <Value extends string>(
    label: string,
    value: Value,
    options: readonly { value: string; label: string }[],
    onChoose: (value: Value) => void,
  ) => (
    <InlineSelect
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value as Value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </InlineSelect>
  );
  const number = (label: string, value: string, unit: string, onType: (value: string) => void) => (
    <Value>
      <input
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <span aria-hidden>{unit}</span>
    </Value>
  );
  const named = (values: readonly string[], key: string) =>
    values.map((value) => ({ value, label: t(`${key}.${value}`) }));
  const groups = (options: readonly NamedGroup[]) => [{ value: '', label: t('product.choose') }, ...options];
  return (
    <>
      {choice<ChangedThing>(t('changes.thing'), form.thing, named(changedThings, 'changes.things'), (thing) =>
        set({ thing }),
      )}
      {form.thing === 'PRICE' && (
        <>
          {choice<PriceWay>(t('changes.way'), form.priceWay, named(priceWays, 'changes.priceWays'), (priceWay) =>
            set({ priceWay }),
          )}
          {number(t('changes.value'), form.value, form.priceWay.endsWith('AMOUNT') ? 'đ' : '%', (value) =>
            set({ value }),
          )}
          <span>{t('changes.roundTo')}</span>
          {choice(
            t('changes.roundTo'),
            String(form.roundTo),
            priceSteps.map((step) => ({ value: String(step), label: formatMoney(step) })),
            (step) => set({ roundTo: Number(step) as PriceStep }),
          )}
        </>
      )}
      {form.thing === 'CATEGORY' &&
        choice(t('changes.things.CATEGORY'), form.category, groups(categories), (category) => set({ category }))}
      {form.thing === 'PRODUCER' &&
        choice(t('changes.things.PRODUCER'), form.producer, groups(producers), (producer) => set({ producer }))}
      {form.thing === 'SHOWN' &&
        choice(
          t('changes.way'),
          String(form.isShowed),
          [
            { value: 'false', label: t('changes.did.hide') },
            { value: 'true', label: t('changes.did.show') },
          ],
          (value) => set({ isShowed: value === 'true' }),
        )}
      {form.thing === 'STOCK' && (
        <>
          {choice<'IN' | 'OUT'>(
            t('changes.way'),
            form.stockWay,
            [
              { value: 'IN', label: t('stock.ways.IN') },
              { value: 'OUT', label: t('stock.ways.OUT') },
            ],
            (stockWay) => set({ stockWay }),
          )}
          {number(t('stock.pieces'), form.pieces, t('changes.pieces'), (pieces) => set({ pieces }))}
          {choice<StockReason>(t('stock.reason'), form.reason, named(stockReasons, 'stock.reasons'), (reason) =>
            set({ reason }),
          )}
        </>
      )}
    </>
  );
}

import { FormField, InvalidMessage, SelectField, TextAreaField, useFieldArray, useWatch } from '@gvg/browser-kit/forms';
import { categoryTypes, productTypes } from '@gvg/contracts/catalogue/terms';
import type { CategoryType } from '@gvg/contracts/catalogue/terms';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { localize } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { Button, Plus, fontSize, fontWeight, styled } from '@gvg/ui';
import { ChoiceLabel } from '@gvg/ui/later-components';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { NumberField } from '../../../form/number-field.tsx';
import { parseUsualMoney } from '@gvg/contracts/values/parse-money';
import { parseDecimal } from '@gvg/contracts/values/parse-number';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { categoriesQuery } from '../api/costs.ts';
import { untyped } from '../cost-form.ts';
import type { CostValues } from '../cost-form.ts';
import type { CostForm } from '../use-cost-form.ts';
import { FormRows } from './form-rows.tsx';

const Types = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, fontSize: fontSize.small, fontWeight: fontWeight.strong },
});
const Title = styled('h3')({ margin: '4px 0 0', fontSize: fontSize.note, fontWeight: fontWeight.heading });

type Surcharge = NonNullable<CostValues['surcharges']>[number];
type Restriction = NonNullable<CostValues['restricted']>[number];

function Surcharges({ form, isReadOnly }: { form: CostForm; isReadOnly: boolean }) {
  const { t } = useStaffTexts();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'surcharges' });
  const surcharges = useWatch({ control: form.control, name: 'surcharges' }) ?? [];
  const kindOf = (row: number) => (surcharges[row] && 'amountPerKg' in surcharges[row] ? 'amountPerKg' : 'percent');
  const choose = (row: number, kind: string) => {
    const goodsType = surcharges[row]?.goodsType ?? 'NORMAL';
    const next: Surcharge = kind === 'percent' ? { goodsType, percent: untyped } : { goodsType, amountPerKg: untyped };
    form.setValue(`surcharges.${row}`, next, { shouldDirty: true });
  };
  const left = productTypes.find((type) => !surcharges.some(({ goodsType }) => goodsType === type));
  return (
    <>
      <Title>{t('costs.surcharges')}</Title>
      <FormRows
        fields={fields}
        empty={t('costs.noSurcharges')}
        nameOf={(row) => t('costs.surchargeNamed', { row: row + 1 })}
        isReadOnly={isReadOnly}
        onRemove={remove}
      >
        {(row) => {
          const kind = kindOf(row);
          const error = form.getFieldState(`surcharges.${row}`, form.formState).error?.message;
          return (
            <>
              <SelectField
                form={form}
                name={`surcharges.${row}.goodsType`}
                label={t('costs.goodsType')}
                disabled={isReadOnly}
                options={productTypes.map((value) => ({ value, label: t(`quote.goodsTypes.${value}`) }))}
              />
              <FormField label={t('costs.surchargeBy')}>
                {(control) => (
                  <select
                    {...control}
                    disabled={isReadOnly}
                    value={kind}
                    onChange={({ currentTarget }) => choose(row, currentTarget.value)}
                  >
                    {(['percent', 'amountPerKg'] as const).map((value) => (
                      <option key={value} value={value}>
                        {t(`costs.by.${value}`)}
                      </option>
                    ))}
                  </select>
                )}
              </FormField>
              <div>
                <NumberField
                  key={kind}
                  form={form}
                  name={`surcharges.${row}.${kind}`}
                  label={t('costs.surcharge')}
                  unit={t(kind === 'percent' ? 'costs.units.percent' : 'costs.units.perKg')}
                  parse={kind === 'percent' ? parseDecimal : parseUsualMoney}
                  format={(value) => formatNumber(value)}
                  isReadOnly={isReadOnly}
                />
                {error !== undefined && <InvalidMessage>{error}</InvalidMessage>}
              </div>
            </>
          );
        }}
      </FormRows>
      {!isReadOnly && left !== undefined && (
        <div>
          <Button variant="quiet" onClick={() => append({ goodsType: left, percent: untyped })}>
            <Plus size={18} aria-hidden />
            {t('costs.addSurcharge')}
          </Button>
        </div>
      )}
    </>
  );
}

function Restrictions({ form, isReadOnly }: { form: CostForm; isReadOnly: boolean }) {
  const { t, locale } = useStaffTexts();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'restricted' });
  const restricted = useWatch({ control: form.control, name: 'restricted' }) ?? [];
  const { data: categories } = useQuery(categoriesQuery);
  const valueOf = (restriction: Restriction | undefined) =>
    restriction === undefined ? '' : 'category' in restriction ? restriction.category : restriction.categoryType;
  const choose = (row: number, value: string) => {
    const reason = restricted[row]?.reason ?? { vi: '', en: '' };
    const isType = categoryTypes.some((type) => type === value);
    form.setValue(
      `restricted.${row}`,
      isType ? { categoryType: value as CategoryType, reason } : { category: value, reason },
      { shouldDirty: true },
    );
  };
  return (
    <>
      <Title>{t('costs.restricted')}</Title>
      <FormRows
        fields={fields}
        empty={t('costs.noRestricted')}
        nameOf={(row) => `${t('costs.restrictedGoods')} ${row + 1}`}
        isReadOnly={isReadOnly}
        onRemove={remove}
      >
        {(row) => (
          <>
            <FormField
              label={t('costs.restrictedGoods')}
              error={form.getFieldState(`restricted.${row}`, form.formState).error?.message}
            >
              {(control) => (
                <select
                  {...control}
                  disabled={isReadOnly}
                  value={valueOf(restricted[row])}
                  onChange={({ currentTarget }) => choose(row, currentTarget.value)}
                >
                  <optgroup label={t('costs.wholeTypes')}>
                    {categoryTypes.map((type) => (
                      <option key={type} value={type}>
                        {t(`quote.categories.${type}`)}
                      </option>
                    ))}
                  </optgroup>
                  <optgroup label={t('costs.singleCategories')}>
                    {(categories?.docs ?? []).map(({ _id, name }) => (
                      <option key={_id} value={_id}>
                        {localize(name, locale)}
                      </option>
                    ))}
                  </optgroup>
                </select>
              )}
            </FormField>
            <TextAreaField
              form={form}
              name={`restricted.${row}.reason.vi`}
              label={t('costs.reasonVi')}
              lang="vi"
              rows={2}
              readOnly={isReadOnly}
            />
            <TextAreaField
              form={form}
              name={`restricted.${row}.reason.en`}
              label={t('costs.reasonEn')}
              lang="en"
              rows={2}
              readOnly={isReadOnly}
            />
          </>
        )}
      </FormRows>
      {!isReadOnly && (
        <div>
          <Button variant="quiet" onClick={() => append({ categoryType: 'FRESH_FOOD', reason: { vi: '', en: '' } })}>
            <Plus size={18} aria-hidden />
            {t('costs.addRestricted')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Goods that the service accepts, surcharges and restrictions. */
export function GoodsCard({ form, isReadOnly }: { form: CostForm; isReadOnly: boolean }) {
  const { t } = useStaffTexts();
  const error = form.getFieldState('goodsTypes', form.formState).error?.message;
  return (
    <StaffCard title={t('costs.goods')}>
      <CardContent>
        <Types>
          <legend>{t('costs.taken')}</legend>
          {productTypes.map((type) => (
            <ChoiceLabel key={type}>
              <input type="checkbox" value={type} disabled={isReadOnly} {...form.register('goodsTypes')} />
              {t(`quote.goodsTypes.${type}`)}
            </ChoiceLabel>
          ))}
        </Types>
        {error !== undefined && <InvalidMessage>{error}</InvalidMessage>}
        <Surcharges form={form} isReadOnly={isReadOnly} />
        <Restrictions form={form} isReadOnly={isReadOnly} />
      </CardContent>
    </StaffCard>
  );
}

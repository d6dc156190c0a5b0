import { TextField, SelectField } from '@gvg/browser-kit/forms';
import { productUnits } from '@gvg/contracts/catalogue/terms';
import { formatMoney } from '@gvg/contracts/values/money';
import { Note } from '@gvg/ui';
import type { ReactNode } from 'react';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { parseMoney } from '@gvg/contracts/values/parse-money';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { Pair } from './form-layout.ts';
import type { ProductFormState } from './language-pair.tsx';

/** Price and quantity. `children` is the stock. */
export function PriceCard({ form, children }: { form: ProductFormState; children: ReactNode }) {
  const { t } = useStaffTexts();
  const read = [parseMoney(form.watch('price')), parseMoney(form.watch('salePrice'))] as const;
  const [price, salePrice] = read;
  const paid = salePrice ?? price;
  const number = { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } as const;
  return (
    <StaffCard title={t('product.cards.price')}>
      <CardContent>
        <Pair>
          <TextField form={form} name="price" label={t('product.fields.price')} {...number} />
          <TextField form={form} name="salePrice" label={t('product.fields.salePrice')} {...number} />
        </Pair>
        <Note role="status">
          {paid === undefined ? t('product.priceHint') : t('product.paid', { amount: formatMoney(paid) })}
        </Note>
        <Pair>
          <TextField form={form} name="quantityPerUnit" label={t('product.fields.quantityPerUnit')} {...number} />
          <SelectField
            form={form}
            name="unit"
            label={t('product.fields.unit')}
            options={productUnits.map((unit) => ({ value: unit, label: t(`product.units.${unit}`) }))}
          />
        </Pair>
        {children}
      </CardContent>
    </StaffCard>
  );
}

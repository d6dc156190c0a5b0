import { TextField } from '@gvg/browser-kit/forms';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { FreightTrial } from './freight-trial.tsx';
import { Pair } from './form-layout.ts';
import type { ProductFormState } from './language-pair.tsx';

/** Weight, size and the resulting freight. */
export function WeightCard({ form }: { form: ProductFormState }) {
  const { t } = useStaffTexts();
  return (
    <StaffCard title={t('product.cards.weight')}>
      <CardContent>
        <Pair>
          <TextField
            form={form}
            name="weightGrams"
            label={t('product.fields.weightGrams')}
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
          />
          <TextField
            form={form}
            name="dimensionsMm"
            label={t('product.fields.dimensionsMm')}
            placeholder="24 × 18 × 5"
            maxLength={40}
            autoComplete="off"
          />
          <TextField
            form={form}
            name="shelfLifeDays"
            label={t('product.fields.shelfLifeDays')}
            inputMode="numeric"
            maxLength={10}
            autoComplete="off"
          />
        </Pair>
        <FreightTrial form={form} />
      </CardContent>
    </StaffCard>
  );
}

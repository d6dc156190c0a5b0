import { formatNumber } from '@gvg/contracts/values/format-number';
import { from, styled } from '@gvg/ui';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { NumberField } from '../../../form/number-field.tsx';
import { parseWhole } from '@gvg/contracts/values/parse-number';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { CostForm } from '../use-cost-form.ts';

const Fields = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [from.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))' },
});

const fields = [
  ['stepGrams', 'stepGrams', 'g'],
  ['minimumGrams', 'minimumGrams', 'g'],
  ['volumetricDivisor', 'volumetricDivisor', 'cm3'],
  ['transitDays.min', 'transitMin', 'days'],
  ['transitDays.max', 'transitMax', 'days'],
] as const;

/** Chargeable weight and transit time. */
export function RulesCard({ form, isReadOnly }: { form: CostForm; isReadOnly: boolean }) {
  const { t } = useStaffTexts();
  return (
    <StaffCard title={t('costs.rules')}>
      <CardContent>
        <Fields>
          {fields.map(([name, label, unit]) => (
            <NumberField
              key={name}
              form={form}
              name={name}
              label={t(`costs.${label}`)}
              unit={t(`costs.units.${unit}`)}
              parse={parseWhole}
              format={(value) => formatNumber(value, 0)}
              isReadOnly={isReadOnly}
            />
          ))}
        </Fields>
      </CardContent>
    </StaffCard>
  );
}

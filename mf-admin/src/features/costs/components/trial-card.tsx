import { FormField, useWatch } from '@gvg/browser-kit/forms';
import type { Cost } from '@gvg/contracts/catalogue/http/costs';
import { productTypes } from '@gvg/contracts/catalogue/terms';
import type { ProductType } from '@gvg/contracts/catalogue/terms';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { formatMoney } from '@gvg/contracts/values/money';
import { formatWeight } from '@gvg/contracts/values/weight';
import { useQuery } from '@gvg/query';
import { Note, color, fontSize, fontWeight, rem, styled, tabularFigures } from '@gvg/ui';
import { useDeferredValue, useState } from 'react';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { formatKilograms } from '@gvg/contracts/values/parse-number';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { gramsOf, sidesOf } from '../../order/parcel-input.ts';
import { trialQuery } from '../api/costs.ts';
import { trialSchema } from '../cost-form.ts';
import type { CostForm } from '../use-cost-form.ts';

const Steps = styled('ol')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& > li': {
    ...tabularFigures,
    position: 'relative',
    paddingInlineStart: 36,
    minHeight: rem(26),
    counterIncrement: 'step',
    color: color.muted,
    fontSize: fontSize.small,
  },
  '& > li::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    width: rem(24),
    height: rem(24),
    border: `1px solid ${color.jade}`,
    borderRadius: 999,
    color: color.jade,
    fontWeight: fontWeight.strong,
  },
  '& b': { display: 'block', color: color.ink, fontSize: fontSize.note, fontWeight: fontWeight.heading },
});
const Total = styled('dl')({
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '6px 12px',
  margin: 0,
  paddingTop: 12,
  borderTop: `1px solid ${color.line}`,
  '& dd': { margin: 0, textAlign: 'end' },
  '& dt:first-of-type': { fontWeight: fontWeight.heading },
  '& dd:first-of-type': { color: color.clay, fontSize: fontSize.title, fontWeight: fontWeight.heading },
});

/** Goods without restrictions: the trial is about weight and price only. */
const categoryType = 'PACKAGED_FOOD';
const usualWeight = '7,340';

type Trial = NonNullable<ReturnType<typeof useTrial>['data']>;

/** Estimates the goods by a rate, with the estimate endpoint of the service. */
function useTrial(rate: unknown, line: { weightGrams: number | undefined } & object) {
  const parsed = trialSchema.safeParse(rate);
  const body = useDeferredValue(
    parsed.success && line.weightGrams !== undefined
      ? { rate: parsed.data, lines: [{ ...line, weightGrams: line.weightGrams } as never] }
      : undefined,
  );
  const query = useQuery({
    ...trialQuery(body ?? ({} as never)),
    enabled: body !== undefined,
  });
  return { ...query, isBroken: !parsed.success };
}

const pricedBy = ({ goodsTypes, brackets, stepGrams, minimumGrams, volumetricDivisor, ...rate }: Cost) => ({
  goodsTypes,
  brackets,
  stepGrams,
  minimumGrams,
  volumetricDivisor,
  surcharges: rate.surcharges,
  transitDays: rate.transitDays,
  restricted: rate.restricted,
});

function Calculation({ trial }: { trial: Trial }) {
  const { t } = useStaffTexts();
  const { rule, volumetricGrams, realGrams, chargeableGrams, freight, surcharges } = trial;
  if (rule === undefined) return <Note>{t('costs.refused')}</Note>;
  const { fromGrams, toGrams, pricePerKg } = rule.bracket;
  const from = formatKilograms(fromGrams);
  return (
    <Steps>
      <li>
        {volumetricGrams === realGrams ? (
          <b>{t('costs.noVolume')}</b>
        ) : (
          <>
            <b>{t('costs.volumetric', { weight: formatWeight(volumetricGrams) })}</b>
            {t('costs.volumetricOf', { divisor: formatNumber(rule.volumetricDivisor, 0) })}
          </>
        )}
      </li>
      <li>
        <b>{t('costs.rounded', { weight: formatWeight(chargeableGrams) })}</b>
        {t(`costs.basis.${rule.basis}`, { step: formatWeight(rule.stepGrams) })}
      </li>
      <li>
        <b>
          {formatKilograms(chargeableGrams)} × {formatMoney(pricePerKg)} = {formatMoney(freight)}
        </b>
        {toGrams === undefined
          ? t('costs.bracketOpen', { from })
          : t('costs.bracketTo', { from, to: formatKilograms(toGrams) })}
      </li>
      {surcharges.map(({ goodsType, amount, percent, amountPerKg }) => (
        <li key={goodsType}>
          <b>{t('costs.surchargeRow', { amount: formatMoney(amount) })}</b>
          {t(`quote.goodsTypes.${goodsType}`)},{' '}
          {percent === undefined ? `${formatMoney(amountPerKg ?? 0)}/kg` : `${percent}%`}
        </li>
      ))}
    </Steps>
  );
}

/** Estimates a parcel by the edited rate step by step, next to the rate in force. */
export function TrialCard({ form, inForce }: { form: CostForm; inForce: Cost | undefined }) {
  const { t } = useStaffTexts();
  const rate = useWatch({ control: form.control });
  const [weight, setWeight] = useState(usualWeight);
  const [sides, setSides] = useState('');
  const [goodsType, setGoodsType] = useState<ProductType>('NORMAL');
  const dimensionsMm = sidesOf(sides);
  const line = {
    goodsType,
    categoryType,
    weightGrams: gramsOf(weight),
    amount: 1,
    ...(dimensionsMm === undefined ? {} : { dimensionsMm }),
  };
  const trial = useTrial(pricedBy(rate as Cost), line);
  const present = useTrial(inForce && pricedBy(inForce), line);
  return (
    <StaffCard title={t('costs.try')} head={t('costs.tryHint')}>
      <CardContent>
        <FormField label={`${t('costs.tryWeight')} (${t('costs.units.g')})`}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              value={weight}
              onChange={({ currentTarget }) => setWeight(currentTarget.value)}
            />
          )}
        </FormField>
        <FormField label={t('costs.trySides')} hint={t('costs.sidesHint')}>
          {(control) => (
            <input
              {...control}
              placeholder="45 × 30 × 25"
              value={sides}
              onChange={({ currentTarget }) => setSides(currentTarget.value)}
            />
          )}
        </FormField>
        <FormField label={t('costs.goodsType')}>
          {(control) => (
            <select
              {...control}
              value={goodsType}
              onChange={({ currentTarget }) => setGoodsType(currentTarget.value as ProductType)}
            >
              {productTypes.map((type) => (
                <option key={type} value={type}>
                  {t(`quote.goodsTypes.${type}`)}
                </option>
              ))}
            </select>
          )}
        </FormField>
        {trial.isBroken || line.weightGrams === undefined ? (
          <Note role="status">{t('costs.tryBroken')}</Note>
        ) : (
          trial.data && (
            <>
              <Calculation trial={trial.data} />
              {trial.data.possible && (
                <Total>
                  <dt>{t('costs.customerPays')}</dt>
                  <dd>{formatMoney(trial.data.total)}</dd>
                  {inForce && present.data?.possible === true && (
                    <>
                      <dt>{t('costs.nowPays')}</dt>
                      <dd>
                        {present.data.total === trial.data.total ? t('costs.same') : formatMoney(present.data.total)}
                      </dd>
                    </>
                  )}
                </Total>
              )}
            </>
          )
        )}
      </CardContent>
    </StaffCard>
  );
}

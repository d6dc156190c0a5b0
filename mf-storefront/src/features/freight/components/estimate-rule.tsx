import { formatMoney } from '@gvg/contracts/values/money';
import { formatWeight } from '@gvg/contracts/values/weight';
import { Note, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import type { EstimateRow } from '../api/estimate.ts';

const Rule = styled(Note)({ minHeight: 42, margin: '10px 12px 0', textWrap: 'pretty' });

/** Explains how a total was calculated, including surcharges. */
export function EstimateRule({ row: { rule, chargeableGrams, surcharges } }: { row: EstimateRow }) {
  const { t } = useTexts();
  if (rule === undefined) return null;
  const surchargeTexts = surcharges.map(({ goodsType, amount }) =>
    t('freight.surcharge', { type: t(`catalogue.type.${goodsType}`).toLowerCase(), amount: formatMoney(amount) }),
  );
  const basis = t(`freight.basis.${rule.basis}`, {
    chargeable: formatWeight(chargeableGrams),
    step: formatWeight(rule.stepGrams),
  });
  return (
    <Rule>
      {[
        basis,
        ...surchargeTexts.map((surchargeText) => `${surchargeText.charAt(0).toUpperCase()}${surchargeText.slice(1)}.`),
      ].join(' ')}
    </Rule>
  );
}

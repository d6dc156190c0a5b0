import { productTypes } from '@gvg/contracts/catalogue/terms';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { formatWeight } from '@gvg/contracts/values/weight';
import { useQuery } from '@gvg/query';
import { color, tabularFigures, fontSize, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { categoriesQuery } from '../../catalogue/api/catalogue.ts';
import type { Cost } from '../rates-by-country.ts';

const List = styled('dl')({
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: 16,
  rowGap: 6,
  fontSize: fontSize.small,
  '& > div': { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' },
  '& dt': { color: color.muted },
  '& dd': { gridColumn: 2 },
  '& dd + dd': { marginTop: 4 },
});

/** Rules of a rate in addition to the price: rounding, minimum, volumetric divisor, goods types, surcharges, restrictions. */
export function ServiceRules({ cost }: { cost: Cost }) {
  const { t, locale } = useTexts();
  const { stepGrams, minimumGrams, volumetricDivisor, goodsTypes, surcharges, restricted } = cost;
  const { data: categories } = useQuery(categoriesQuery);
  const typeName = (type: string) => t(`catalogue.type.${type}`);
  const surchargeText = (surcharge: Cost['surcharges'][number]) =>
    'percent' in surcharge
      ? t('rates.surchargePercent', { type: typeName(surcharge.goodsType), percent: formatNumber(surcharge.percent) })
      : t('rates.surchargeAmount', { type: typeName(surcharge.goodsType), amount: formatMoney(surcharge.amountPerKg) });
  const restrictionText = (restriction: Cost['restricted'][number]) => {
    const reason = localize(restriction.reason, locale);
    if ('categoryType' in restriction) return `${t(`catalogue.categoryType.${restriction.categoryType}`)}: ${reason}`;
    const category = categories?.docs.find(({ _id }) => _id === restriction.category);
    return category ? `${localize(category.name, locale)}: ${reason}` : reason;
  };
  const rows: [string, readonly string[]][] = [
    ['step', [formatWeight(stepGrams)]],
    ['minimum', [minimumGrams === 0 ? t('rates.noMinimum') : formatWeight(minimumGrams)]],
    ['volumetric', [t('rates.volumetricText', { divisor: formatNumber(volumetricDivisor) })]],
    ['takes', goodsTypes.length === productTypes.length ? [] : [goodsTypes.map(typeName).join(', ')]],
    ['surcharges', surcharges.map(surchargeText)],
    ['restricted', restricted.map(restrictionText)],
  ];
  return (
    <List>
      {rows.map(
        ([name, lines]) =>
          lines.length > 0 && (
            <div key={name}>
              <dt>{t(`rates.${name}`)}</dt>
              {lines.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          ),
      )}
    </List>
  );
}

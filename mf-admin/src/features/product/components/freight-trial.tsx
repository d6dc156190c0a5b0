import type { CallInput } from '@gvg/browser-kit';
import { countryName } from '@gvg/customer-ui';
import { formatMoney } from '@gvg/contracts/values/money';
import { useQuery } from '@gvg/query';
import { Note } from '@gvg/ui';
import { useDeferredValue } from 'react';
import { SmallTable } from '../../../components/small-table.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { parseGrams } from '@gvg/contracts/values/parse-number';
import { groupsQuery } from '../../groups/api/groups.ts';
import { groupKinds } from '../../groups/group-kinds.ts';
import { sidesOf } from '../../order/parcel-input.ts';
import { estimateQuery } from '../../quote/api/estimate.ts';
import type { ProductFormState } from './language-pair.tsx';

/** Most frequent destinations, and numbers of pieces in a parcel. */
const countries = ['JP', 'DE', 'US'] as const;
const amounts = [1, 3] as const;

type Line = CallInput<'estimateCost'>['body']['lines'][number];

function FreightCell({ country, line }: { country: string; line: Line }) {
  const { t } = useStaffTexts();
  const { data } = useQuery(estimateQuery({ country, lines: [line] }));
  const row = data?.rows.find(({ service }) => service === 'AIR');
  if (row === undefined) return <>–</>;
  return <>{row.possible ? formatMoney(row.total) : t('product.trialRefused')}</>;
}

/** Air freight by the estimate that customers see, once weight and category are known. */
export function FreightTrial({ form }: { form: ProductFormState }) {
  const { t, locale } = useStaffTexts();
  const { data: categories } = useQuery(groupsQuery(groupKinds.categories));
  const { dimensionsMm, type, category } = form.watch();
  const weightGrams = useDeferredValue(parseGrams(form.watch('weightGrams')) ?? 0);
  const categoryType = categories?.find(({ _id }) => _id === category)?.type;
  if (weightGrams < 1 || categoryType === undefined) return <Note>{t('product.trialWaits')}</Note>;
  const sides = sidesOf(dimensionsMm);
  const goods = { goodsType: type, categoryType, weightGrams, ...(sides === undefined ? {} : { dimensionsMm: sides }) };
  return (
    <SmallTable>
      <thead>
        <tr>
          <th scope="col">{t('product.trialTo')}</th>
          {amounts.map((amount) => (
            <th key={amount} scope="col" data-number="">
              {t('product.pieces', { count: amount })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {countries.map((country) => (
          <tr key={country}>
            <th scope="row">{countryName(country, locale)}</th>
            {amounts.map((amount) => (
              <td key={amount} data-number="">
                <FreightCell country={country} line={{ ...goods, amount }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </SmallTable>
  );
}

import { SelectField, TextField } from '@gvg/browser-kit/forms';
import { countryName } from '@gvg/customer-ui';
import { productPriorities, productTypes } from '@gvg/contracts/catalogue/terms';
import { localize } from '@gvg/contracts/values/locale';
import type { LocalizedText } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { ChoiceLabel } from '@gvg/ui/later-components';
import { shownStateOf } from '../../../components/state-tag.tsx';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { countriesQuery } from '../../../data/all-pages-query.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { groupsQuery } from '../../groups/api/groups.ts';
import { groupKinds } from '../../groups/group-kinds.ts';
import type { Group } from '../../groups/group-kinds.ts';
import { Pair } from './form-layout.ts';
import type { ProductFormState } from './language-pair.tsx';

/** Category, producer, type and visibility. */
export function ClassCard({ form }: { form: ProductFormState }) {
  const { t, locale } = useStaffTexts();
  const { data: categories } = useQuery(groupsQuery(groupKinds.categories));
  const { data: producers } = useQuery(groupsQuery(groupKinds.producers));
  const { data: countries } = useQuery(countriesQuery);
  const chosen = form.watch();
  const byName = <Item extends { name: LocalizedText }>(items: readonly Item[]) =>
    items.toSorted((one, other) => localize(one.name, locale).localeCompare(localize(other.name, locale), locale));
  /** Includes the current value while the groups load. */
  const groupOptions = (groups: readonly Group[] = [], value: string) => [
    { value: '', label: t('product.choose') },
    ...(value === '' || groups.some(({ _id }) => _id === value) ? [] : [{ value, label: '…' }]),
    ...byName(groups.filter(({ _id, isDeleted }) => !isDeleted || _id === value)).map((group) => {
      const state = shownStateOf(group);
      const name = localize(group.name, locale);
      return { value: group._id, label: state === 'SHOWN' ? name : `${name} (${t(`goods.state.${state}`)})` };
    }),
  ];
  return (
    <StaffCard title={t('product.cards.class')}>
      <CardContent>
        <SelectField
          form={form}
          name="category"
          label={t('product.fields.category')}
          options={groupOptions(categories, chosen.category)}
        />
        <SelectField
          form={form}
          name="producer"
          label={t('product.fields.producer')}
          options={groupOptions(producers, chosen.producer)}
        />
        <Pair>
          <SelectField
            form={form}
            name="type"
            label={t('product.fields.type')}
            options={productTypes.map((type) => ({ value: type, label: t(`product.types.${type}`) }))}
          />
          <SelectField
            form={form}
            name="priority"
            label={t('product.fields.priority')}
            options={productPriorities.map((value) => ({ value, label: t(`product.priorities.${value}`) }))}
          />
          <SelectField
            form={form}
            name="country"
            label={t('product.fields.country')}
            options={
              countries
                ? byName(countries).map(({ code, name }) => ({ value: code, label: localize(name, locale) }))
                : [{ value: chosen.country, label: countryName(chosen.country, locale) }]
            }
          />
        </Pair>
        <Pair>
          <TextField form={form} name="sku" label={t('product.fields.sku')} maxLength={64} autoComplete="off" />
          <TextField
            form={form}
            name="barcode"
            label={t('product.fields.barcode')}
            maxLength={64}
            inputMode="numeric"
            autoComplete="off"
          />
        </Pair>
        <ChoiceLabel>
          <input type="checkbox" {...form.register('isShowed')} />
          {t('product.fields.isShowed')}
        </ChoiceLabel>
      </CardContent>
    </StaffCard>
  );
}

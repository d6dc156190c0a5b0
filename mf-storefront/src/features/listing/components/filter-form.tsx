import { productPriorities, productTypes } from '@gvg/contracts/catalogue/terms';
import { localePath, localize } from '@gvg/contracts/values/locale';
import type { LocalizedText } from '@gvg/contracts/values/locale';
import { useNavigate } from '@gvg/router';
import { Button, styled } from '@gvg/ui';
import { SelectField } from '@gvg/ui/later-components';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { hasPriceRange, readFilters, toQueryString, withPage } from '../filters.ts';
import type { Filters } from '../filters.ts';
import { ProducerChoices } from '../../producers/components/producer-choices.tsx';
import { ChoiceFieldset, ChoiceGroup } from './choice-group.tsx';
import { PriceRange } from './price-range.tsx';
import { ShipsToSwitch } from './ships-to-switch.tsx';
import { StockSwitch } from './stock-switch.tsx';
import { useFilterOptions } from './use-filter-options.ts';

const Fields = styled('form')({ display: 'flex', flexDirection: 'column', gap: 20 });

/** Only needed without scripts; otherwise choices apply immediately. */
const Submit = styled(Button)({ display: 'none', '@media (scripting: none)': { display: 'inline-flex' } });

export interface FilterFormProps {
  /** Path of the list page, without language prefix. */
  path: string;
  filters: Filters;
  /** The filters including the category of a category page. */
  listFilters: Filters;
  withCategory: boolean;
  /** True in the opened sheet; the sidebar form may be hidden. */
  isShown: boolean;
}

/** Returns filters with optimistic updates: a choice shows immediately, until the URL changes and becomes the source of truth again. */
function useOptimisticFilters(addressFilters: Filters): [Filters, (next: Filters) => void] {
  const at = toQueryString(addressFilters);
  const [chosen, setChosen] = useState({ at, filters: addressFilters });
  if (chosen.at !== at) setChosen({ at, filters: addressFilters });
  return [chosen.at === at ? chosen.filters : addressFilters, (filters) => setChosen({ at, filters })];
}

/** A GET form that works without scripts. With scripts each choice applies immediately. */
export function FilterForm({ path, filters: addressFilters, listFilters, withCategory, isShown }: FilterFormProps) {
  const { t, locale } = useTexts();
  const [filters, choose] = useOptimisticFilters(addressFilters);
  const navigate = useNavigate();
  const { categories, countries, isActive } = useFilterOptions(isShown);
  const any = { value: '', label: t('listing.any') };
  const toOptions = (docs: readonly { _id: string; name: LocalizedText }[]) =>
    docs.map(({ _id, name }) => ({ value: _id, label: localize(name, locale) }));
  const applyForm = (form: HTMLFormElement) => {
    const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const next = readFilters(new URLSearchParams(entries));
    // The price fields show the error.
    if (!hasPriceRange(next)) return;
    if (toQueryString(next) === toQueryString(withPage(filters, 1))) return;
    choose(next);
    void navigate(path + toQueryString(next));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    applyForm(event.currentTarget);
  };
  const change = (event: FormEvent<HTMLFormElement>) => {
    // Prices apply when they are committed, not on each keystroke. Text typed to find a brand is not a filter.
    if (
      event.target instanceof HTMLInputElement &&
      (event.target.inputMode === 'numeric' || event.target.type === 'search')
    )
      return;
    applyForm(event.currentTarget);
  };
  return (
    <Fields action={localePath(locale, path)} onChange={change} onSubmit={submit}>
      {filters.keyword !== undefined && <input type="hidden" name="keyword" value={filters.keyword} />}
      {filters.sort !== undefined && <input type="hidden" name="sort" value={filters.sort} />}
      {withCategory && (
        <SelectField
          name="category"
          label={t('listing.category')}
          value={filters.category ?? ''}
          options={[any, ...toOptions(categories)]}
        />
      )}
      <PriceRange filters={filters} />
      <div>
        <StockSwitch checked={filters.inStock === true} />
        <ShipsToSwitch path={path} filters={filters} />
      </div>
      <ChoiceFieldset>
        <legend>{t('listing.producer')}</legend>
        <ProducerChoices filters={listFilters} chosen={filters.producer ?? ''} isActive={isActive} />
      </ChoiceFieldset>
      <ChoiceGroup
        name="type"
        label={t('listing.type')}
        value={filters.type ?? ''}
        options={[any, ...productTypes.map((value) => ({ value, label: t(`catalogue.type.${value}`) }))]}
      />
      <ChoiceGroup
        name="priority"
        label={t('listing.priority')}
        value={filters.priority ?? ''}
        options={[any, ...productPriorities.map((value) => ({ value, label: t(`catalogue.priority.${value}`) }))]}
      />
      <SelectField
        name="country"
        label={t('listing.country')}
        value={filters.country ?? ''}
        options={[any, ...countries.map(({ code, name }) => ({ value: code, label: localize(name, locale) }))]}
      />
      <Submit type="submit">{t('listing.apply')}</Submit>
    </Fields>
  );
}

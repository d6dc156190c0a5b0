import { fieldBox, fieldLabel, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import type { Filters } from '../filters.ts';

const Group = styled('fieldset')({
  minWidth: 0,
  '& legend': { ...fieldLabel, padding: 0 },
  '& > div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 },
  '& input': fieldBox,
});

/** Minimum and maximum price in VND; applied on blur or Enter. */
export function PriceRange({ filters }: { filters: Filters }) {
  const { t } = useTexts();
  const field = (name: 'minPrice' | 'maxPrice') => (
    <input
      name={name}
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={12}
      autoComplete="off"
      defaultValue={filters[name] ?? ''}
      placeholder={t(`listing.${name}`)}
      aria-label={`${t('listing.price')}: ${t(`listing.${name}`)}`}
      onBlur={(event) => event.currentTarget.form?.requestSubmit()}
    />
  );
  return (
    <Group>
      <legend>{t('listing.price')}</legend>
      <div>
        {field('minPrice')}
        {field('maxPrice')}
      </div>
    </Group>
  );
}

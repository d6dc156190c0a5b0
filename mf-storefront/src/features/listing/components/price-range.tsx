import { color, fieldBox, fieldLabel, fontSize, styled } from '@gvg/ui';
import { TriangleAlert } from '@gvg/ui/later-icons';
import { useId, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { hasPriceRange } from '../filters.ts';
import type { Filters } from '../filters.ts';
import { parsePrice } from '../price-text.ts';
import { usePriceText } from './use-price-text.ts';

const Group = styled('fieldset')({
  minWidth: 0,
  '& legend': { ...fieldLabel, padding: 0 },
  '& > div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 },
  '& input': { ...fieldBox, '&[aria-invalid="true"]': { borderColor: color.clay } },
});

const Problem = styled('p')({
  display: 'flex',
  gap: 6,
  marginTop: 6,
  color: color.clay,
  fontSize: fontSize.small,
  '& svg': { flex: 'none', marginTop: 2 },
});

type Bound = 'minPrice' | 'maxPrice';

/** Returns the error of the two texts: an invalid price, or a minimum above the maximum. */
function problemOf(texts: Record<Bound, string>): 'notAPrice' | 'rangeReversed' | undefined {
  const { minPrice, maxPrice } = { minPrice: parsePrice(texts.minPrice), maxPrice: parsePrice(texts.maxPrice) };
  const isUnreadable = (bound: Bound) => texts[bound].trim() !== '' && parsePrice(texts[bound]) === undefined;
  if (isUnreadable('minPrice') || isUnreadable('maxPrice')) return 'notAPrice';
  return hasPriceRange({
    ...(minPrice === undefined ? {} : { minPrice }),
    ...(maxPrice === undefined ? {} : { maxPrice }),
  })
    ? undefined
    : 'rangeReversed';
}

/** Minimum and maximum price in VND. Applied on Enter, or when the focus leaves both fields. */
export function PriceRange({ filters }: { filters: Filters }) {
  const { t } = useTexts();
  const problemId = useId();
  const [minPrice, setMinPrice] = usePriceText(filters.minPrice);
  const [maxPrice, setMaxPrice] = usePriceText(filters.maxPrice);
  const [isEntered, setEntered] = useState(true);
  const problem = isEntered ? problemOf({ minPrice, maxPrice }) : undefined;
  const leave = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setEntered(true);
    event.currentTarget.form?.requestSubmit();
  };
  const field = (name: Bound, text: string, setText: (text: string) => void) => (
    <input
      name={name}
      inputMode="numeric"
      maxLength={16}
      autoComplete="off"
      value={text}
      placeholder={t(`listing.${name}`)}
      aria-label={`${t('listing.price')}: ${t(`listing.${name}`)}`}
      aria-invalid={problem !== undefined}
      aria-describedby={problem === undefined ? undefined : problemId}
      onChange={(event) => {
        setText(event.currentTarget.value);
        setEntered(false);
      }}
    />
  );
  return (
    <Group onBlur={leave} onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && setEntered(true)}>
      <legend>{t('listing.price')}</legend>
      <div>
        {field('minPrice', minPrice, setMinPrice)}
        {field('maxPrice', maxPrice, setMaxPrice)}
      </div>
      {problem !== undefined && (
        <Problem id={problemId} role="alert">
          <TriangleAlert size={16} aria-hidden />
          {t(`listing.${problem}`)}
        </Problem>
      )}
    </Group>
  );
}

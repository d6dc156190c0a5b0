import { formatNumber } from '@gvg/contracts/values/format-number';
import { Search, VisuallyHidden, color, fieldBox, fontSize, rem, styled, tabularFigures, tapTarget } from '@gvg/ui';
import { ChoiceLabel } from '@gvg/ui/later-components';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { LoadError } from '../../catalogue/components/load-error.tsx';
import type { Filters } from '../../listing/filters.ts';
import { shownProducers } from '../api/producers.ts';
import { typingPauseMs, useProducerChoices } from '../use-producer-choices.ts';
import { useDebounced } from '../../catalogue/use-debounced.ts';

const Find = styled('span')({
  position: 'relative',
  display: 'block',
  marginBlock: '4px 8px',
  '& input': { ...fieldBox, paddingInlineStart: 40, '&::-webkit-search-cancel-button': { cursor: 'pointer' } },
  '& svg': {
    position: 'absolute',
    insetInlineStart: 12,
    top: 'calc(50% - 9px)',
    color: color.muted,
    pointerEvents: 'none',
  },
  '@media (scripting: none)': { display: 'none' },
});

const Name = styled('span')({ flex: 1, minWidth: 0 });
const Count = styled('span')({ ...tabularFigures, color: color.muted, fontSize: fontSize.small });
/** Keeps the height of the usual list while loading, so that the content below does not move. */
const Listed = styled('div')({
  '&[data-loading]': {
    minHeight: `calc(${shownProducers * tapTarget}px + ${rem(24)})`,
    '@media (scripting: none)': { minHeight: 0 },
  },
});

const More = styled('p')({ marginTop: 4, color: color.muted, fontSize: fontSize.small });

export interface ProducerChoicesProps {
  /** Filters of the products that are counted. */
  filters: Filters;
  /** Id of the chosen producer; empty for none. */
  chosen: string;
  /** Loads the producers; false while it may be hidden. */
  isActive: boolean;
  /** Optional if the surrounding form handles the change event. */
  onChoose?: (id: string) => void;
}

/**
 * Radio buttons named `producer`, for a fieldset: the producers with most matching products, and any other by typing a part of its name.
 */
export function ProducerChoices({ filters, chosen, isActive, onChoose = () => undefined }: ProducerChoicesProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const { choices, total, counts } = useProducerChoices({
    filters,
    chosen,
    typed: useDebounced(typed, typingPauseMs),
    isActive,
  });
  const isTyping = typed.trim() !== '';
  const hidden = (total ?? 0) - choices.filter(({ count }) => count !== undefined).length;
  const radio = (id: string) => (
    <input type="radio" name="producer" value={id} checked={chosen === id} onChange={() => onChoose(id)} />
  );
  return (
    <>
      <Find>
        <input
          type="search"
          value={typed}
          maxLength={60}
          autoComplete="off"
          placeholder={t('listing.findProducer')}
          aria-label={t('listing.findProducer')}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter would submit the surrounding form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <Search size={18} aria-hidden />
      </Find>
      {counts.isLoadingError && <LoadError error={counts.error} retry={() => void counts.refetch()} />}
      {!isTyping && (
        <ChoiceLabel>
          {radio('')}
          <Name>{t('listing.any')}</Name>
        </ChoiceLabel>
      )}
      <Listed data-loading={total === undefined && !counts.isLoadingError ? '' : undefined}>
        {choices.map(({ id, name, count }) => (
          <ChoiceLabel key={id}>
            {radio(id)}
            <Name>{name}</Name>
            {count !== undefined && (
              <Count aria-label={t('listing.count', { count, formatted: formatNumber(count) })}>
                {formatNumber(count)}
              </Count>
            )}
          </ChoiceLabel>
        ))}
        {hidden > 0 && <More>{t('listing.moreProducers', { count: hidden, formatted: formatNumber(hidden) })}</More>}
      </Listed>
      {isTyping && total === 0 && <More>{t('listing.noProducer', { name: typed.trim() })}</More>}
      <VisuallyHidden role="status">
        {isTyping &&
          total !== undefined &&
          t('listing.producersFound', { count: total, formatted: formatNumber(total) })}
      </VisuallyHidden>
    </>
  );
}

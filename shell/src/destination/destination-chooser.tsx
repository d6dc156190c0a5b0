import { isComposing } from '@gvg/browser-kit';
import { chooseDestination, useDestination } from '@gvg/customer-ui';
import { useTranslation } from '@gvg/i18n';
import { useQuery } from '@gvg/query';
import { Dialog, EmptyState, ErrorState, Note, Search, SkeletonBox, VisuallyHidden, color, styled } from '@gvg/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { usePageInfo } from '../page/page-info.tsx';
import { isPhone } from '../search/open-search-screen.ts';
import { pillStyles } from '../search/search-styles.ts';
import { countriesQuery } from './api/countries.ts';
import { CountryList, countryOptionId } from './country-list.tsx';
import { matchingCountries } from './matching-countries.ts';

const Head = styled('div')({
  position: 'sticky',
  // Below the head of the dialog.
  top: 61,
  zIndex: 1,
  display: 'grid',
  gap: 8,
  padding: '12px 20px',
  backgroundColor: color.card,
  borderBottom: `1px solid ${color.line}`,
});

const Field = styled('div')({ ...pillStyles, gap: 10, paddingInline: 16 });

const LoadingPlaceholder = styled('div')({ display: 'grid', gap: 20, padding: 20 });

export interface DestinationChooserProps {
  onClose: () => void;
  onChosen?: (country: string) => void;
}

const steps: Record<string, (active: number, count: number) => number> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active <= 0 ? count - 1 : active - 1),
  PageDown: (active, count) => Math.min(active + 8, count - 1),
  PageUp: (active) => Math.max(active - 8, 0),
};

/** The list of shippable countries: searched by typing, chosen by click or Enter. A sheet on phones. */
export function DestinationChooser({ onClose, onChosen }: DestinationChooserProps) {
  const { t } = useTranslation('shell');
  const { locale } = usePageInfo();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const destination = useDestination();
  const { data: countries, isPending, isLoadingError, refetch } = useQuery(countriesQuery(locale));
  const [query, setQuery] = useState('');
  const [moved, setMoved] = useState<number>();
  const found = matchingCountries(countries ?? [], query);
  const initial = query.trim() === '' ? found.findIndex(({ code }) => code === destination) : 0;
  const active = found[moved ?? initial];
  useEffect(() => {
    // The keyboard of a phone would cover the list.
    if (!isPhone()) field.current?.focus();
  }, []);
  const choose = (code: string) => {
    chooseDestination(code);
    onClose();
    onChosen?.(code);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = steps[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      setMoved(step(moved ?? initial, found.length));
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active.code);
    }
  };
  return (
    <Dialog title={t('chooseDestination')} shape="sheet" onClose={onClose}>
      <Head>
        <Note>{t('destinationHint')}</Note>
        <Field>
          <Search size={18} aria-hidden />
          <input
            ref={field}
            type="search"
            role="combobox"
            aria-label={t('findCountry')}
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={listId}
            aria-activedescendant={active && countryOptionId(listId, active.code)}
            placeholder={t('findCountryPlaceholder')}
            autoComplete="off"
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setMoved(undefined);
            }}
            onKeyDown={onKeyDown}
          />
        </Field>
        <VisuallyHidden role="status">{countries && t('countriesFound', { count: found.length })}</VisuallyHidden>
      </Head>
      {isLoadingError && <ErrorState text={t('countriesFailed')} onRetry={() => void refetch()} />}
      {isPending && (
        <LoadingPlaceholder aria-hidden>
          {[55, 70, 45, 65, 50, 60].map((width) => (
            <SkeletonBox key={width} sx={{ height: 24, width: `${width}%` }} />
          ))}
        </LoadingPlaceholder>
      )}
      {countries && found.length === 0 && <EmptyState title={t('countryNotFound')} text={t('countryNotFoundText')} />}
      <CountryList id={listId} countries={found} chosen={destination} active={active?.code} onChoose={choose} />
    </Dialog>
  );
}

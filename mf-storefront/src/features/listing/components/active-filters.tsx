import { destinationsQuery } from '@gvg/customer-ui/approximation';
import { formatMoney } from '@gvg/contracts/values/money';
import { localize } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { Link } from '@gvg/router';
import { X, breakable, color, fontSize, fontWeight, radius, styled, tapTarget } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { categoriesQuery, originsQuery, producerQuery } from '../../catalogue/api/catalogue.ts';
import { activeFilterNames, toQueryString, withFilter } from '../filters.ts';
import type { FilterName, Filters } from '../filters.ts';

const Row = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, listStyle: 'none', marginBottom: 16 });

const Chip = styled(Link)({
  ...breakable,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: tapTarget,
  padding: '4px 12px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  backgroundColor: color.card,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  '&:hover': { borderColor: color.jade },
  '&[data-all]': { border: 0, backgroundColor: 'transparent', color: color.jade },
});

/** Returns the display text of each filter; a dash while its name loads. */
function useFilterNames(filters: Filters): Record<FilterName, string> {
  const { t, locale } = useTexts();
  const categories = useQuery({ ...categoriesQuery, enabled: filters.category !== undefined });
  const producer = useQuery({ ...producerQuery(filters.producer ?? ''), enabled: filters.producer !== undefined });
  const countries = useQuery({ ...originsQuery(locale), enabled: filters.country !== undefined });
  const category = categories.data?.docs.find(({ _id }) => _id === filters.category);
  const country = countries.data?.docs.find(({ code }) => code === filters.country);
  const destinations = useQuery({ ...destinationsQuery(locale), enabled: filters.shipsTo !== undefined });
  const destination = destinations.data?.docs.find(({ code }) => code === filters.shipsTo);
  const unknown = '–';
  return {
    keyword: t('listing.keyword', { keyword: filters.keyword ?? '' }),
    category: category ? localize(category.name, locale) : unknown,
    producer: producer.data ? localize(producer.data.name, locale) : unknown,
    country: country ? localize(country.name, locale) : (filters.country ?? unknown),
    type: filters.type ? t(`catalogue.type.${filters.type}`) : unknown,
    priority: filters.priority ? t(`catalogue.priority.${filters.priority}`) : unknown,
    minPrice: t('listing.priceFrom', { price: formatMoney(filters.minPrice ?? 0) }),
    maxPrice: t('listing.priceTo', { price: formatMoney(filters.maxPrice ?? 0) }),
    inStock: t('listing.inStock'),
    shipsTo: destination
      ? t('freight.shipsTo', { country: localize(destination.name, locale) })
      : (filters.shipsTo ?? unknown),
    sort: unknown,
    page: unknown,
  };
}

/** Chips that remove one filter each. They are links, so that they work without scripts. */
export function ActiveFilters({ path, filters }: { path: string; filters: Filters }) {
  const { t } = useTexts();
  const names = useFilterNames(filters);
  const active = activeFilterNames(filters).filter((name) => name !== 'keyword');
  if (active.length === 0) return null;
  const withoutAny = active.reduce<Filters>((rest, name) => withFilter(rest, name, undefined), filters);
  return (
    <Row aria-label={t('listing.activeFilters')}>
      {active.map((name) => (
        <li key={name}>
          <Chip
            to={path + toQueryString(withFilter(filters, name, undefined))}
            aria-label={t('listing.remove', { filter: names[name] })}
          >
            {names[name]}
            <X size={14} aria-hidden />
          </Chip>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Chip to={path + toQueryString(withoutAny)} data-all="">
            {t('listing.clear')}
          </Chip>
        </li>
      )}
    </Row>
  );
}

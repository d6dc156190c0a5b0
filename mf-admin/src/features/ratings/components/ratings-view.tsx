import { localize } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { TextButton } from '@gvg/ui/later-components';
import { PageHead } from '../../../area/page-head.tsx';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { FilterBar, FilterChip, FilterSelect } from '../../../table/filter-bar.tsx';
import { exactCountQuery } from '../../../table/exact-count-query.ts';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { oneOf, useListAddress } from '../../../table/use-list-address.ts';
import { useListTotal } from '../../../table/use-list-total.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useChoice } from '../../bulk-changes/use-choice.ts';
import { RatingChangeBanners } from '../../rating-changes/components/rating-change-banners.tsx';
import { RatingChangePanel } from '../../rating-changes/components/rating-change-panel.tsx';
import { useUsersById } from '../../users/api/users.ts';
import { ViewsBar } from '../../views/components/views-bar.tsx';
import { ratingsKey, ratingsQuery } from '../api/ratings.ts';
import { filterNames, hiddenOptions, ratingSorts, ratingsFilter, starOptions } from '../ratings-filter.ts';
import { RatingList } from './rating-list.tsx';

const pageLength = 20;

const counted = { call: 'listRatings', filterOf: ratingsFilter } as const;

/** Page of all ratings. */
export function RatingsView() {
  const { t, locale } = useStaffTexts();
  const address = useListAddress(filterNames);
  const sort = oneOf(ratingSorts, address.sort);
  const filter = ratingsFilter(address.filters);
  const { stars, hidden, product, user } = filter;
  const sorted = { ...filter, ...(sort === undefined ? {} : { sort }) };
  const list = useQuery(ratingsQuery({ page: address.page, limit: pageLength, ...sorted }));
  const exactCount = exactCountQuery('listRatings', filter);
  const total = useListTotal(list.data, exactCount);
  useChangedByOthers('rating', ratingsKey);
  const users = useUsersById(user === undefined ? [] : [user]);
  const chosen = useChoice(JSON.stringify(filter));
  const isFiltered = Object.keys(address.filters).length > 0;
  const clear = <TextButton onClick={address.clear}>{t('list.clear')}</TextButton>;
  const productName = list.data?.docs.find((rating) => rating.product === product)?.productName;
  return (
    <>
      <PageHead title={t('ratings.title')}>
        {list.data && <span>{t('ratings.total', { count: list.data.totalDocs, number: total })}</span>}
      </PageHead>
      <RatingChangeBanners />
      <ViewsBar area="ratings" address={address} counted={counted} />
      <FilterBar>
        <FilterSelect
          label={t('ratings.anyStars')}
          value={stars?.toString()}
          options={starOptions.map((value) => ({ value, label: t('ratings.starsOf', { count: Number(value) }) }))}
          onChoose={(value) => address.filter('stars', value)}
        />
        <FilterSelect
          label={t('ratings.anyState')}
          value={hidden}
          options={hiddenOptions.map((value) => ({ value, label: t(`ratings.hiddenFilter.${value}`) }))}
          onChoose={(value) => address.filter('hidden', value)}
        />
        <FilterSelect
          label={t('ratings.sort')}
          value={sort}
          options={ratingSorts.map((value) => ({ value, label: t(`ratings.sorts.${value}`) }))}
          onChoose={address.sortBy}
        />
        {product !== undefined && (
          <FilterChip
            label={t('ratings.ofProduct', { name: productName ? localize(productName, locale) : product.slice(-6) })}
            onRemove={() => address.filter('product', undefined)}
          />
        )}
        {user !== undefined && (
          <FilterChip
            label={t('ratings.ofUser', { name: users.get(user)?.displayName ?? user.slice(-6) })}
            onRemove={() => address.filter('user', undefined)}
          />
        )}
        {isFiltered && clear}
      </FilterBar>
      <RatingChangePanel
        chosen={chosen}
        filter={sorted}
        listed={(list.data?.docs ?? []).map(({ _id }) => _id)}
        total={total}
      >
        <RatingList list={list} chosen={chosen} isFiltered={isFiltered} action={isFiltered && clear} />
        <PageSwitch list={list.data} exactCount={exactCount} onGo={address.goTo} />
      </RatingChangePanel>
    </>
  );
}

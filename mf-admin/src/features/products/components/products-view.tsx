import { pageContext, queryKeys } from '@gvg/browser-kit';
import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { productStockStates } from '@gvg/contracts/catalogue/terms';
import { localize } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { useNavigate } from '@gvg/router';
import { ButtonLink, Plus, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { Upload } from '@gvg/ui/later-icons';
import { useMemo, useState } from 'react';
import { PageHead } from '../../../area/page-head.tsx';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { useUndoToast } from '../../../area/use-undo-toast.ts';
import { ExportList } from '../../../components/export-list.tsx';
import { shownStates } from '../../../components/state-tag.tsx';
import { FilterBar, FilterFold, FilterSelect, SearchField } from '../../../table/filter-bar.tsx';
import { exactCountQuery } from '../../../table/exact-count-query.ts';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { StaffTable } from '../../../table/staff-table.tsx';
import { Tabs } from '../../../table/tabs.tsx';
import { useColumns } from '../../../table/use-columns.ts';
import { oneOf, useListAddress } from '../../../table/use-list-address.ts';
import { useListTotal } from '../../../table/use-list-total.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { isChosen, useChoice, withChosen } from '../../bulk-changes/use-choice.ts';
import { groupsQuery } from '../../groups/api/groups.ts';
import { groupKinds } from '../../groups/group-kinds.ts';
import type { Group } from '../../groups/group-kinds.ts';
import { useGroupNames } from '../../groups/use-group-names.ts';
import { useProductWrite } from '../../product/api/product.ts';
import { ChangeBanners } from '../../product-changes/components/change-banners.tsx';
import { ChangePanel } from '../../product-changes/components/change-panel.tsx';
import { StockDialog } from '../../stock/components/stock-dialog.tsx';
import { ViewsBar } from '../../views/components/views-bar.tsx';
import { productsQuery } from '../api/products.ts';
import { filterNames, productsFilter } from '../product-filter.ts';
import { productColumns } from './product-columns.tsx';
import { ProductStatusDialog } from './product-status-dialog.tsx';

const pageLength = 20;

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const optionsOf = (groups: readonly Group[] = [], locale: Locale) =>
  groups
    .map(({ _id, name }) => ({ value: _id, label: localize(name, locale) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));

/** Counts of views ignore the sort. */
const countedFilter = (query: Partial<Record<string, string>>) => {
  const { sort: _sort, ...filter } = productsFilter(query, undefined);
  return filter;
};
const counted = { call: 'listProducts', filterOf: countedFilter } as const;

type Asked = { dialog: 'stock' | 'status'; id: string };

/** All products, including hidden and removed ones, with row actions. The service filters, sorts and pages. */
export function ProductsView() {
  const { t, locale } = useStaffTexts();
  const address = useListAddress(filterNames);
  const navigate = useNavigate();
  const undoToast = useUndoToast();
  const { mutate: update } = useProductWrite('updateProduct', 'toast');
  const [asked, setAsked] = useState<Asked>();
  const { search = '' } = address.filters;
  const filter = productsFilter(address.filters, address.sort);
  const { category, producer, stockState } = filter;
  const list = useQuery(productsQuery({ page: address.page, limit: pageLength, ...filter }));
  const exactCount = exactCountQuery('listProducts', filter);
  const total = useListTotal(list.data, exactCount);
  const { data: categories } = useQuery(groupsQuery(groupKinds.categories));
  const { data: producers } = useQuery(groupsQuery(groupKinds.producers));
  const changed = useChangedByOthers('product', queryKeys.products);
  const categoryOptions = useMemo(() => optionsOf(categories, locale), [categories, locale]);
  const producerOptions = useMemo(() => optionsOf(producers, locale), [producers, locale]);
  const groupNames = useGroupNames();
  const allColumns = useMemo(() => {
    const show = ({ _id: id, name, editRevision }: ProductCard, isShowed: boolean) =>
      update(
        { params: { id }, body: { isShowed, revision: editRevision } },
        {
          onSuccess: (product) =>
            undoToast(t(isShowed ? 'goods.shownNow' : 'goods.hiddenNow', { name: localize(name, locale) }), () =>
              update({ params: { id }, body: { isShowed: !isShowed, revision: product.editRevision } }),
            ),
        },
      );
    return productColumns(
      {
        show,
        changeStock: ({ _id }) => setAsked({ dialog: 'stock', id: _id }),
        copy: ({ _id }) => void navigate(`/product/create?from=${_id}`),
        askStatus: ({ _id }) => setAsked({ dialog: 'status', id: _id }),
      },
      t,
      locale,
      groupNames,
    );
    // oxlint-disable-next-line react/exhaustive-deps -- the toast and the way are other functions at each render
  }, [update, t, locale, groupNames]);
  const columns = useColumns(allColumns);
  const { sort: _sort, ...match } = filter;
  const chosen = useChoice(JSON.stringify(match));
  const isFiltered = Object.keys(address.filters).length > 0;
  const clear = <TextButton onClick={address.clear}>{t('list.clear')}</TextButton>;
  const product = list.data?.docs.find(({ _id }) => _id === asked?.id);
  const close = () => setAsked(undefined);
  return (
    <>
      <PageHead title={t('products.title')}>
        {list.data && <span>{t('products.total', { count: list.data.totalDocs, number: total })}</span>}
      </PageHead>
      <ChangeBanners names={groupNames} />
      <ViewsBar area="products" address={address} columns={columns} counted={counted}>
        <Tabs
          label={t('goods.byState')}
          value={oneOf(shownStates, address.filters.state)}
          onChoose={(value) => address.filter('state', value)}
          options={[undefined, ...shownStates].map((value) => ({
            value,
            label: value === undefined ? t('list.all') : t(`goods.state.${value}`),
          }))}
        />
      </ViewsBar>
      <FilterBar role="search">
        <SearchField
          label={t('products.search')}
          value={search}
          onSearch={(text) => address.filter('search', text, search !== '')}
        />
        <FilterFold values={[category, producer, stockState]}>
          <FilterSelect
            label={t('products.allCategories')}
            value={category}
            options={categoryOptions}
            onChoose={(value) => address.filter('category', value)}
          />
          <FilterSelect
            label={t('products.allProducers')}
            value={producer}
            options={producerOptions}
            onChoose={(value) => address.filter('producer', value)}
          />
          <FilterSelect
            label={t('products.anyStock')}
            value={stockState}
            options={productStockStates.map((value) => ({ value, label: t(`products.stockStates.${value}`) }))}
            onChoose={(value) => address.filter('stock', value)}
          />
        </FilterFold>
        {isFiltered && clear}
        <Ways data-end="">
          <ExportList
            title={t('exports.products')}
            text={t('exports.productsText')}
            download={(separator) => pageContext().api.call('exportProducts', { query: { ...filter, separator } })}
          />
          <ButtonLink to="/admin/products/import" variant="outlined">
            <Upload size={18} aria-hidden />
            {t('imports.open')}
          </ButtonLink>
          <ButtonLink to="/product/create">
            <Plus size={18} aria-hidden />
            {t('products.add')}
          </ButtonLink>
        </Ways>
      </FilterBar>
      <ChangePanel
        chosen={chosen}
        filter={filter}
        listed={(list.data?.docs ?? []).map(({ _id }) => _id)}
        total={total}
        categories={categoryOptions}
        producers={producerOptions}
      >
        <StaffTable
          label={t('products.title')}
          list={list}
          changed={changed}
          columns={columns.shown}
          idOf={({ _id }) => _id}
          pathOf={({ _id }) => `/product/edit?id=${_id}`}
          selection={{
            isChosen: ({ _id }) => isChosen(chosen.choice, _id),
            onChoose: (products, isChosenNow) =>
              chosen.set(
                withChosen(
                  chosen.choice,
                  products.map(({ _id }) => _id),
                  isChosenNow,
                ),
              ),
            nameOf: ({ name }) => localize(name, locale),
          }}
          sort={address.sort === undefined ? undefined : filter.sort}
          onSort={address.sortBy}
          empty={
            isFiltered
              ? { title: t('products.noMatch'), text: t('products.noMatchText'), action: clear }
              : { title: t('products.none'), text: t('products.noneText') }
          }
        />
        <PageSwitch list={list.data} exactCount={exactCount} onGo={address.goTo} />
      </ChangePanel>
      {asked?.dialog === 'stock' && product && <StockDialog product={product} onClose={close} />}
      {asked?.dialog === 'status' && product && <ProductStatusDialog product={product} onClose={close} />}
    </>
  );
}

import type { ProductAction } from '@gvg/contracts/catalogue/http/product-changes';
import { localize } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { useMemo } from 'react';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { StaffTable } from '../../../table/staff-table.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { ShownPreview } from '../../bulk-changes/components/bulk-panel.tsx';
import { previewedProductsQuery } from '../api/product-changes.ts';
import type { GroupNames } from '../describe-action.ts';
import { changeColumns } from './change-rows.tsx';

const pageLength = 20;

/** Preview of a change, product by product. */
export function PreviewedProducts({
  id,
  action,
  page,
  onGo,
  isChosen,
  onChoose,
  names,
}: ShownPreview<ProductAction> & { names: GroupNames }) {
  const { t, locale } = useStaffTexts();
  const rows = useQuery(previewedProductsQuery(id, page, pageLength));
  const columns = useMemo(() => changeColumns(action, names, t, locale), [action, names, t, locale]);
  return (
    <>
      <StaffTable
        label={t('changes.previewTitle')}
        list={rows}
        columns={columns}
        idOf={({ product }) => product}
        pathOf={({ product }) => `/product/edit?id=${product}`}
        selection={{
          isChosen: ({ product }) => isChosen(product),
          onChoose: (products, isChosenNow) =>
            onChoose(
              products.map(({ product }) => product),
              isChosenNow,
            ),
          nameOf: ({ name }) => localize(name, locale),
        }}
        empty={{ title: t('products.noMatch') }}
      />
      <PageSwitch list={rows.data} onGo={onGo} />
    </>
  );
}

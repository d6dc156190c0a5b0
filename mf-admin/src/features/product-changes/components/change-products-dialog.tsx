import { localize } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { Link } from '@gvg/router';
import { Dialog } from '@gvg/ui';
import { DialogBody } from '@gvg/ui/later-components';
import { useState } from 'react';
import { LoadError } from '../../../components/load-error.tsx';
import { SmallTable } from '../../../components/small-table.tsx';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { changeQuery } from '../api/product-changes.ts';
import type { ProductsOfChange } from '../api/product-changes.ts';
import { remarkOf } from './change-rows.tsx';

const limit = 20;

/** The products that a change left out, or that its take-back would leave, each with the reason and the way to its form. */
export function ChangeProductsDialog({
  id,
  products,
  onClose,
}: {
  id: string;
  products: ProductsOfChange;
  onClose: () => void;
}) {
  const { t, locale } = useStaffTexts();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(changeQuery(id, { products, page, limit }));
  return (
    <Dialog title={t(`changes.products.${products}`)} onClose={onClose}>
      <DialogBody>
        {data === undefined && error !== null && <LoadError error={error} retry={() => void refetch()} />}
        {data && (
          <>
            <SmallTable aria-label={t(`changes.products.${products}`)}>
              <tbody>
                {data.products.docs.map((row) => (
                  <tr key={row.product}>
                    <th scope="row">
                      <Link to={`/product/edit?id=${row.product}`}>{localize(row.name, locale)}</Link>
                    </th>
                    <td data-text="">{remarkOf(row, t)}</td>
                  </tr>
                ))}
              </tbody>
            </SmallTable>
            <PageSwitch list={data.products} onGo={setPage} />
          </>
        )}
      </DialogBody>
    </Dialog>
  );
}

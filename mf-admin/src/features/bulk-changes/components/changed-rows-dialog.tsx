import type { ApiError } from '@gvg/browser-kit';
import type { StaffPage } from '@gvg/contracts/definitions/paging';
import { Link } from '@gvg/router';
import { Dialog } from '@gvg/ui';
import { DialogBody } from '@gvg/ui/later-components';
import { LoadError } from '../../../components/load-error.tsx';
import { SmallTable } from '../../../components/small-table.tsx';
import { PageSwitch } from '../../../table/page-switch.tsx';

export interface ChangedRowsDialogProps<Row> {
  title: string;
  list: { data: StaffPage<Row> | undefined; error: ApiError | null; refetch: () => unknown };
  rowOf: (row: Row) => { id: string; name: string; path: string; remark: string | undefined };
  onGo: (page: number) => void;
  onClose: () => void;
}

/** Rows that a change skipped, or that undoing it would skip, each with the reason and a link. */
export function ChangedRowsDialog<Row>({
  title,
  list: { data, error, refetch },
  rowOf,
  onGo,
  onClose,
}: ChangedRowsDialogProps<Row>) {
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogBody>
        {data === undefined && error !== null && <LoadError error={error} retry={() => void refetch()} />}
        {data && (
          <>
            <SmallTable aria-label={title}>
              <tbody>
                {data.docs.map(rowOf).map(({ id, name, path, remark }) => (
                  <tr key={id}>
                    <th scope="row">
                      <Link to={path}>{name}</Link>
                    </th>
                    <td data-text="">{remark}</td>
                  </tr>
                ))}
              </tbody>
            </SmallTable>
            <PageSwitch list={data} onGo={onGo} />
          </>
        )}
      </DialogBody>
    </Dialog>
  );
}

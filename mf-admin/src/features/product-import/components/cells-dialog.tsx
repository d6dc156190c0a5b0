import type { ImportRow } from '@gvg/contracts/catalogue/http/product-imports';
import { localize } from '@gvg/contracts/values/locale';
import { Dialog } from '@gvg/ui';
import { DialogBody } from '@gvg/ui/later-components';
import { LongText } from '../../../components/long-text.tsx';
import { SmallTable } from '../../../components/small-table.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { GroupNames } from '../../product-changes/describe-action.ts';
import { cellText } from '../cell-text.ts';

/** All cells of a row that creates a product. */
export function CellsDialog({ row, names, onClose }: { row: ImportRow; names: GroupNames; onClose: () => void }) {
  const { t, locale } = useStaffTexts();
  const title = t('imports.cellsTitle', { line: row.line, name: localize(row.name, locale) });
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogBody>
        <SmallTable aria-label={title}>
          <tbody>
            {row.changes.map(({ column, after = '' }) => (
              <tr key={column}>
                <th scope="row">
                  <code>{column}</code>
                </th>
                <td data-text="">
                  <LongText text={cellText(column, after, names, t)} />
                </td>
              </tr>
            ))}
          </tbody>
        </SmallTable>
      </DialogBody>
    </Dialog>
  );
}

import type { NamedFile } from '@gvg/contracts/definitions/csv-file';
import type { CsvSeparator } from '@gvg/contracts/values/csv-separator';
import { ExportButton } from './export-button.tsx';
import { ExportDialog } from './export-dialog.tsx';

export interface ExportListProps {
  title: string;
  /** Description of the file. */
  text: string;
  download: (separator: CsvSeparator) => Promise<NamedFile>;
}

/** Exports all pages of a filtered list. */
export function ExportList(file: ExportListProps) {
  return <ExportButton>{(onClose) => <ExportDialog {...file} onClose={onClose} />}</ExportButton>;
}

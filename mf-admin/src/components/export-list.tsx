import type { NamedFile } from '@gvg/contracts/definitions/csv-file';
import type { CsvSeparator } from '@gvg/contracts/values/csv-separator';
import { ExportButton } from './export-button.tsx';
import { ExportDialog } from './export-dialog.tsx';

export interface ExportListProps {
  title: string;
  /** What is in the file. */
  text: string;
  download: (separator: CsvSeparator) => Promise<NamedFile>;
}

/** Saves what a list is narrowed to, all pages of it. */
export function ExportList(file: ExportListProps) {
  return <ExportButton>{(onClose) => <ExportDialog {...file} onClose={onClose} />}</ExportButton>;
}

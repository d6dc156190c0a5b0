import { shellApi } from '@gvg/browser-kit';
import { FormField } from '@gvg/browser-kit/forms';
import type { NamedFile } from '@gvg/contracts/definitions/csv-file';
import { csvSeparators } from '@gvg/contracts/values/csv-separator';
import type { CsvSeparator } from '@gvg/contracts/values/csv-separator';
import { useMutation } from '@gvg/query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { saveFile } from '../data/save-file.ts';
import { useStaffTexts } from '../texts/staff-texts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export interface ExportDialogProps {
  title: string;
  /** Description of the file. */
  text: string;
  download: (separator: CsvSeparator) => Promise<NamedFile>;
  onClose: () => void;
  /** Further options. */
  children?: ReactNode;
}

/** Exports a CSV with the separator for the chosen program. */
export function ExportDialog({ title, text, download, onClose, children }: ExportDialogProps) {
  const { t } = useStaffTexts();
  const [separator, setSeparator] = useState<CsvSeparator>('COMMA');
  const saving = useMutation({
    mutationFn: () => download(separator),
    meta: { onError: 'silent' },
    onSuccess(file: NamedFile) {
      saveFile(file);
      onClose();
      shellApi().toast({ kind: 'success', text: t('exports.saved', { name: file.name }) });
    },
  });
  return (
    <ConfirmDialog
      title={title}
      text={text}
      submit={t(saving.isPending ? 'exports.pending' : 'exports.save')}
      isPending={saving.isPending}
      error={saving.error}
      onSubmit={() => saving.mutate()}
      onClose={onClose}
    >
      {children}
      <FormField label={t('exports.separator')} hint={t('exports.separatorHint')}>
        {(control) => (
          <select
            {...control}
            value={separator}
            onChange={({ currentTarget }) => setSeparator(currentTarget.value as CsvSeparator)}
          >
            {csvSeparators.map((value) => (
              <option key={value} value={value}>
                {t(`exports.separators.${value}`)}
              </option>
            ))}
          </select>
        )}
      </FormField>
    </ConfirmDialog>
  );
}

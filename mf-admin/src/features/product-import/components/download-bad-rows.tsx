import { pageContext, shellApi } from '@gvg/browser-kit';
import type { NamedFile } from '@gvg/contracts/definitions/csv-file';
import { useMutation } from '@gvg/query';
import { TextButton } from '@gvg/ui/later-components';
import { Download } from '@gvg/ui/later-icons';
import { saveFile } from '../../../data/save-file.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

/** Downloads the rows that were not imported as a file, to fix and import them. */
export function DownloadBadRows({ id, label }: { id: string; label: string }) {
  const { t } = useStaffTexts();
  const { mutate, isPending } = useMutation({
    mutationFn: () => pageContext().api.call('exportBadRows', { params: { id } }),
    meta: { onError: 'toast' },
    onSuccess(file: NamedFile) {
      saveFile(file);
      shellApi().toast({ kind: 'success', text: t('exports.saved', { name: file.name }) });
    },
  });
  return (
    <TextButton disabled={isPending} onClick={() => mutate()}>
      <Download size={16} aria-hidden />
      {label}
    </TextButton>
  );
}

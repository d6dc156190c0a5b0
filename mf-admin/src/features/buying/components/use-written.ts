import { shellApi } from '@gvg/browser-kit';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

/** Returns a callback for a written line: it closes the dialog and shows a toast. */
export function useWritten(onClose: () => void): (key: string) => void {
  const { t } = useStaffTexts();
  return (key) => {
    onClose();
    shellApi().toast({ kind: 'success', text: t(`buying.done.${key}`) });
  };
}

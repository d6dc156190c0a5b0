import { shellApi } from '@gvg/browser-kit';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

/** What follows once a line of the desk was written: the dialog closes, and a toast names what happened. */
export function useWritten(onClose: () => void): (key: string) => void {
  const { t } = useStaffTexts();
  return (key) => {
    onClose();
    shellApi().toast({ kind: 'success', text: t(`buying.done.${key}`) });
  };
}

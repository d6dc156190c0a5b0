import { shellApi } from '@gvg/browser-kit';
import { useStaffTexts } from '../texts/staff-texts.ts';

/** How long what was done can be taken back (decisions, "Undo"). */
const undoMs = 10_000;

/** Says what was done, and offers to take it back. */
export function useUndoToast(): (text: string, undo: () => void) => void {
  const { t } = useStaffTexts();
  return (text, undo) =>
    shellApi().toast({ kind: 'success', text, durationMs: undoMs, action: { label: t('area.undo'), run: undo } });
}

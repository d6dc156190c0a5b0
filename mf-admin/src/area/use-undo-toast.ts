import { shellApi } from '@gvg/browser-kit';
import { useStaffTexts } from '../texts/staff-texts.ts';

/** Time in which an action can be undone (decisions, "Undo"). */
const undoMs = 10_000;

/** Returns a function that shows a toast for an action with a button to undo it. */
export function useUndoToast(): (text: string, undo: () => void) => void {
  const { t } = useStaffTexts();
  return (text, undo) =>
    shellApi().toast({ kind: 'success', text, durationMs: undoMs, action: { label: t('area.undo'), run: undo } });
}

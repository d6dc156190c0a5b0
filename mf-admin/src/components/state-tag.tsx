import { Tag, color, styled } from '@gvg/ui';
import { useStaffTexts } from '../texts/staff-texts.ts';

/** Visibility for customers: shown, hidden by staff, or removed. */
export const shownStates = ['SHOWN', 'HIDDEN', 'REMOVED'] as const;
export type ShownState = (typeof shownStates)[number];

export const shownStateOf = ({ isDeleted, isShowed }: { isDeleted: boolean; isShowed: boolean }): ShownState =>
  isDeleted ? 'REMOVED' : isShowed ? 'SHOWN' : 'HIDDEN';

const Label = styled(Tag)({ whiteSpace: 'nowrap', '&[data-state="REMOVED"]': { backgroundColor: color.soil } });
const tones = { SHOWN: 'soft', HIDDEN: 'gold', REMOVED: 'plain' } as const;

/** `of` selects the wording: goods are on sale, groups are shown. */
export function StateTag({ state, of = 'goods' }: { state: ShownState; of?: 'goods' | 'groups' }) {
  const { t } = useStaffTexts();
  return (
    <Label tone={tones[state]} data-state={state}>
      {t(`${of}.state.${state}`)}
    </Label>
  );
}

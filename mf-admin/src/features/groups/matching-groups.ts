import { foldForSearch } from '@gvg/contracts/values/vietnamese';
import { shownStateOf } from '../../components/state-tag.tsx';
import type { ShownState } from '../../components/state-tag.tsx';
import type { Group } from './group-kinds.ts';

export interface GroupFilter {
  state: ShownState | undefined;
  type: string | undefined;
  /** Words of the name in either language, with or without diacritics. */
  search: string;
}

/** Filters the groups. Without a state, all except removed ones. */
export function matchingGroups(groups: readonly Group[], { state, type, search }: GroupFilter): Group[] {
  const words = foldForSearch(search).split(/\s+/).filter(Boolean);
  return groups.filter((group) => {
    const name = foldForSearch(`${group.name.vi} ${group.name.en}`);
    const hasState = state === undefined ? !group.isDeleted : shownStateOf(group) === state;
    return hasState && (type === undefined || group.type === type) && words.every((word) => name.includes(word));
  });
}

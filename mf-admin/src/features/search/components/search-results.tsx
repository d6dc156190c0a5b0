import { color, fontSize, fontWeight, SkeletonBox, styled } from '@gvg/ui';
import { useId } from 'react';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { groupNames } from '../search-groups.ts';
import type { GroupName, ShownGroups, ShownHit, Tab } from '../search-groups.ts';
import { HitRow } from './hit-row.tsx';

const Heading = styled('div')({
  padding: '10px 20px 4px',
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.text,
});
const Waiting = styled('div')({ display: 'grid', gap: 12, padding: '14px 20px' });

/** Non-empty groups of a tab, in display order. */
export const groupsIn = (groups: ShownGroups, tab: Tab): [GroupName, readonly ShownHit[]][] =>
  groupNames.flatMap((name): [GroupName, readonly ShownHit[]][] => {
    const hits = groups[name]?.hits ?? [];
    return hits.length > 0 && (tab === 'ALL' || tab === name) ? [[name, hits]] : [];
  });

interface SearchResultsProps {
  id: string;
  shown: readonly [GroupName, readonly ShownHit[]][];
  search: string;
  selected: ShownHit | undefined;
  optionId: (hit: ShownHit) => string;
  onOpen: () => void;
  onPoint: (hit: ShownHit) => void;
}

export function SearchResults({ id, shown, search, selected, optionId, onOpen, onPoint }: SearchResultsProps) {
  const { t } = useStaffTexts();
  const headings = useId();
  return (
    <div id={id} role="listbox" aria-label={t('search.results')} hidden={shown.length === 0}>
      {shown.map(([name, hits]) => (
        <div key={name} role="group" aria-labelledby={`${headings}-${name}`}>
          <Heading id={`${headings}-${name}`}>{t(`search.groups.${name}`)}</Heading>
          {hits.map((hit) => (
            <HitRow
              key={hit.key}
              id={optionId(hit)}
              hit={hit}
              search={search}
              isSelected={hit === selected}
              onOpen={onOpen}
              onPoint={() => onPoint(hit)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Skeleton of the first answers. */
export function SearchWaiting() {
  return (
    <Waiting aria-hidden>
      {[58, 44, 52].map((width) => (
        <SkeletonBox key={width} sx={{ height: 36, width: `${width}%` }} />
      ))}
    </Waiting>
  );
}

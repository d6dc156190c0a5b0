import type { CatalogueSettings } from '@gvg/contracts/catalogue/http/settings';
import { foldForSearch } from '@gvg/contracts/values/vietnamese';
import { useQuery } from '@gvg/query';
import { Button, EmptyState, IconButton, Note, Plus, SkeletonBox, Tag, color, rem, styled } from '@gvg/ui';
import { Notice } from '@gvg/ui/later-components';
import { Pencil, Trash2 } from '@gvg/ui/later-icons';
import { useState } from 'react';
import { PageHead } from '../../../area/page-head.tsx';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { useIsSystem } from '../../../area/use-is-system.ts';
import { useUndoToast } from '../../../area/use-undo-toast.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { StaffCard } from '../../../components/staff-card.tsx';
import { FilterBar, SearchField } from '../../../table/filter-bar.tsx';
import { OutdatedNote } from '../../../table/outdated-note.tsx';
import { useListAddress } from '../../../table/use-list-address.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { settingsKey, settingsQueries } from '../api/settings.ts';
import { useChangeSynonyms } from '../api/synonyms.ts';
import { SettingNote } from './setting-note.tsx';
import { SettingsSections } from './settings-sections.tsx';
import { SynonymDialog } from './synonym-dialog.tsx';

const Groups = styled('ul')({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(440)}), 1fr))`,
  margin: '-1px 0 0',
  padding: 0,
  listStyle: 'none',
});
const Group = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '4px 8px 4px 16px',
  borderTop: `1px solid ${color.line}`,
});
const Words = styled('div')({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  gap: 6,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
const Foot = styled('div')({ padding: '10px 16px', borderTop: `1px solid ${color.line}` });

const filters = ['q'] as const;

function GroupList({ settings }: { settings: CatalogueSettings }) {
  const { t } = useStaffTexts();
  const isSystem = useIsSystem();
  const address = useListAddress(filters);
  const [edited, setEdited] = useState<{ group?: readonly string[] }>();
  const { mutate: change } = useChangeSynonyms(settings, 'toast');
  const announce = useUndoToast();
  const sought = foldForSearch(address.filters.q ?? '');
  const shown = settings.synonyms.filter((group) => group.some((word) => foldForSearch(word).includes(sought)));
  const remove = (group: readonly string[]) =>
    change(
      { before: group },
      {
        onSuccess: (saved) =>
          saved && announce(t('synonyms.removed', { words: group.join(', ') }), () => change({ after: group })),
      },
    );
  return (
    <>
      <FilterBar>
        <SearchField
          label={t('synonyms.search')}
          value={address.filters.q ?? ''}
          onSearch={(text) => address.filter('q', text, true)}
        />
        {isSystem && (
          <Button variant="outlined" onClick={() => setEdited({})}>
            <Plus size={18} aria-hidden />
            {t('synonyms.add')}
          </Button>
        )}
      </FilterBar>
      <StaffCard title={t('synonyms.title')} head={t('synonyms.count', { count: settings.synonyms.length })}>
        {shown.length === 0 ? (
          <EmptyState title={t(settings.synonyms.length === 0 ? 'synonyms.none' : 'synonyms.noMatch')} />
        ) : (
          <Groups>
            {shown.map((group) => (
              <Group key={group.join('\n')}>
                <Words>
                  {group.map((word) => (
                    <Tag key={word} tone="soft">
                      {word}
                    </Tag>
                  ))}
                </Words>
                {isSystem && (
                  <>
                    <IconButton label={t('area.editNamed', { name: group[0] })} onClick={() => setEdited({ group })}>
                      <Pencil size={18} aria-hidden />
                    </IconButton>
                    <IconButton label={t('area.removeNamed', { name: group[0] })} onClick={() => remove(group)}>
                      <Trash2 size={18} aria-hidden />
                    </IconButton>
                  </>
                )}
              </Group>
            ))}
          </Groups>
        )}
        <Foot>
          <SettingNote change={settings.changes['synonyms']} />
        </Foot>
      </StaffCard>
      {edited !== undefined && (
        <SynonymDialog settings={settings} group={edited.group} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

/** Groups of synonyms in the shop's search. */
export function SynonymsView() {
  const { t } = useStaffTexts();
  const isSystem = useIsSystem();
  const { data, error, isError, dataUpdatedAt, refetch } = useQuery(settingsQueries.catalogue);
  useChangedByOthers('settings', settingsKey);
  return (
    <>
      <PageHead title={t('synonyms.title')} />
      <SettingsSections />
      {!isSystem && <Notice>{t('area.systemOnly')}</Notice>}
      <Note sx={{ marginBottom: '12px' }}>{t('synonyms.text')}</Note>
      {data !== undefined && isError && <OutdatedNote since={dataUpdatedAt} onReload={() => void refetch()} />}
      {data !== undefined ? (
        <GroupList settings={data} />
      ) : error === null ? (
        <SkeletonBox sx={{ height: 360 }} />
      ) : (
        <LoadError error={error} retry={() => void refetch()} />
      )}
    </>
  );
}

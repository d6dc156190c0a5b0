import { staffPages, useStaffAreaTexts } from '@gvg/staff-ui';
import { Dialog, color, fontSize, fontWeight, from, rem, styled } from '@gvg/ui';
import { DialogBody } from '@gvg/ui/later-components';
import { useIsSystem } from '../../area/use-is-system.ts';
import { useStaffTexts } from '../../texts/staff-texts.ts';
import { areaKeys, keyName, pageLetters, rowKeys, searchKeys, shortcuts } from '../area-keys.ts';
import { KeyCap } from './key-cap.tsx';

const Wide = styled(Dialog)({ [from.tablet]: { width: `min(${rem(720)}, calc(100vw - 32px))` } });
const Body = styled(DialogBody)({
  alignItems: 'start',
  gap: '20px 32px',
  fontSize: fontSize.note,
  [from.tablet]: { gridTemplateColumns: '1fr 1fr' },
});
const Group = styled('section')({
  '& h3': { marginBottom: 6, fontSize: fontSize.note, fontWeight: fontWeight.heading },
  '& dl': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '6px 12px', margin: 0 },
  '& dt': { color: color.muted },
  '& dd': { display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'end', margin: 0 },
});

/** Alternative keys, or a sequence of keys. */
interface KeyRow {
  name: string;
  keys: readonly string[];
  label: string;
}

function Keys({ title, rows }: { title: string; rows: readonly KeyRow[] }) {
  return (
    <Group aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {rows.map(({ name, keys, label }) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>
              {keys.map((key, place) => (
                <KeyCap key={`${place}-${key}`} isHint={false}>
                  {key}
                </KeyCap>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Group>
  );
}

/** All keyboard shortcuts, generated from the tables that define them. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t, locale } = useStaffTexts();
  const { pages } = useStaffAreaTexts();
  const isSystem = useIsSystem();
  const space = (key: string) => (key === ' ' ? t('keys.space') : keyName(key));
  const rowsOf = (group: 'rows' | 'search', table: Readonly<Record<string, readonly string[]>>): KeyRow[] =>
    Object.entries(table).map(([name, keys]) => ({ name, keys: keys.map(space), label: t(`keys.${group}.${name}`) }));
  return (
    <Wide title={t('keys.title')} onClose={onClose}>
      <Body>
        <div style={{ display: 'grid', gap: 20 }}>
          <Keys
            title={t('keys.everywhere')}
            rows={[
              { name: 'search', keys: [areaKeys.search], label: t('search.title') },
              { name: 'help', keys: [areaKeys.help], label: t('keys.help') },
            ]}
          />
          <Keys title={t('keys.inLists')} rows={rowsOf('rows', rowKeys)} />
          <Keys
            title={t('keys.inSearch')}
            rows={[
              ...rowsOf('search', searchKeys),
              { name: 'apart', keys: ['Ctrl', 'Enter'], label: t('keys.search.apart') },
            ]}
          />
          <Keys
            title={t('keys.inForms')}
            rows={(Object.keys(shortcuts) as (keyof typeof shortcuts)[]).map((name) => {
              const { modifier, letter } = shortcuts[name];
              return {
                name,
                keys: [modifier === 'ctrl' ? 'Ctrl' : 'Alt', keyName(letter)],
                label: t(`keys.forms.${name}`),
              };
            })}
          />
        </div>
        <Keys
          title={t('keys.pages')}
          rows={staffPages
            .filter(({ isForSystem }) => isForSystem !== true || isSystem)
            .map(({ name }) => ({
              name,
              keys: [areaKeys.page, pageLetters[locale][name]].map(keyName),
              label: pages[name],
            }))}
        />
      </Body>
    </Wide>
  );
}

import { isComposing, useTypingPause } from '@gvg/browser-kit';
import { searchLengths } from '@gvg/contracts/definitions/search-query';
import {
  Dialog,
  IconButton,
  Search,
  VisuallyHidden,
  X,
  below,
  color,
  fontSize,
  from,
  radius,
  rem,
  styled,
} from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { searchKeys } from '../../../keys/area-keys.ts';
import { KeyCap } from '../../../keys/components/key-cap.tsx';
import { Tabs } from '../../../table/tabs.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { readAs, searchedText } from '../read-as.ts';
import { groupNames } from '../search-groups.ts';
import type { GroupName, ShownHit, Tab } from '../search-groups.ts';
import { useHits } from '../use-hits.ts';
import { SearchResults, SearchWaiting, groupsIn } from './search-results.tsx';

/** Debounce of the search in milliseconds. */
const typingMs = 200;

const Surface = styled(Dialog)({
  overflow: 'hidden',
  '&[open]': { display: 'flex' },
  flexDirection: 'column',
  [from.tablet]: {
    width: `min(${rem(720)}, calc(100vw - 32px))`,
    // Not `auto`, which would stretch the modal to the height of the window.
    height: 'fit-content',
    maxHeight: 'min(calc(100dvh - 96px), 46rem)',
    margin: `min(${rem(72)}, 8dvh) auto auto`,
    borderRadius: radius.panel,
  },
});
const Line = styled('div')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  padding: '10px 20px',
  '& > svg': { flex: 'none', color: color.muted },
  '& > input': {
    flex: '1 1 0',
    minWidth: rem(160),
    minHeight: rem(44),
    padding: 0,
    border: 0,
    outline: 0,
    backgroundColor: 'transparent',
    color: color.ink,
    font: 'inherit',
    fontSize: fontSize.title,
  },
  '& > small': { color: color.muted, fontSize: fontSize.small },
  [below.tablet]: {
    padding: '8px 8px 8px 16px',
    '& > input': { minWidth: 0 },
    // Below the input, with the close button next to it.
    '& > small': { order: 1, flexBasis: '100%', paddingBottom: 6 },
  },
  '@media (pointer: fine)': {
    '& > button': { display: 'none' },
    [below.tablet]: { '& > button': { display: 'grid' } },
  },
});
const TabsLine = styled('div')({ flex: 'none', padding: '0 20px', '& > div': { marginBottom: 0 } });
const Results = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBottom: 8,
});
const Sentence = styled('p')({ padding: '10px 20px', color: color.muted, fontSize: fontSize.small });
const Hints = styled('div')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: '4px 18px',
  padding: '10px 20px',
  borderTop: `1px solid ${color.line}`,
  backgroundColor: color.paper,
  color: color.muted,
  fontSize: fontSize.small,
  '& > span:last-child': { marginInlineStart: 'auto' },
  '@media (pointer: coarse)': { display: 'none' },
});

const has = (keys: readonly string[], key: string) => keys.includes(key);

/** Falls back to the first hit if the selected one has disappeared. */
const selectedOf = (hits: readonly ShownHit[], key: string | undefined): ShownHit | undefined =>
  hits.find((hit) => hit.key === key) ?? hits[0];

export interface SearchDialogProps {
  /** Text typed while the dialog was loading. */
  initial: string;
  onClose: () => void;
}

/** Search across all staff data. The input keeps the focus (rules/admin-pages.md). */
export function SearchDialog({ initial, onClose }: SearchDialogProps) {
  const { t, locale } = useStaffTexts();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  const [asked, setAsked] = useState(searchedText(initial));
  const [tab, setTab] = useState<Tab>('ALL');
  const [selectedKey, setSelectedKey] = useState<string>();
  /** Set if Enter was pressed before the answers arrived. */
  const [opensFirst, setOpensFirst] = useState(false);
  const typed = searchedText(text);
  const pause = useTypingPause(typingMs);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), typed.length < searchLengths.minimum ? 0 : pause);
    return () => clearTimeout(timer);
  }, [typed, pause]);
  useEffect(() => field.current?.focus(), []);

  const { groups, failed, waiting, answered } = useHits(asked, tab);
  const isAsked = typed.length >= searchLengths.minimum && asked.length >= searchLengths.minimum;
  const shown = isAsked ? groupsIn(groups, tab) : [];
  const hits = shown.flatMap(([, ofGroup]) => ofGroup);
  const selected = selectedOf(hits, selectedKey);
  const isAnswered = isAsked && asked === typed && answered.length === groupNames.length;
  const selectedGroup = shown.find(([, ofGroup]) => selected !== undefined && ofGroup.includes(selected))?.[0];
  /** The default selection is opened only once nothing can appear before it. A slow service does not block an explicit selection. */
  const isOpenable =
    asked === typed &&
    selectedGroup !== undefined &&
    (selectedKey === undefined && tab === 'ALL'
      ? groupNames.slice(0, groupNames.indexOf(selectedGroup) + 1)
      : [selectedGroup]
    ).every((name) => answered.includes(name));
  const optionId = ({ key }: ShownHit) => `${listId}-${key.replaceAll(/\W/g, '_')}`;
  const selectedId = selected && optionId(selected);
  const linkOf = (id: string | undefined) =>
    (id === undefined ? null : document.getElementById(id)) as HTMLAnchorElement | null;

  useEffect(() => {
    // Not implemented in jsdom.
    linkOf(selectedId)?.scrollIntoView?.({ block: 'nearest' });
  }, [selectedId]);
  useEffect(() => {
    if (opensFirst && isOpenable) linkOf(selectedId)?.click();
    if (isOpenable || isAnswered) setOpensFirst(false);
  }, [opensFirst, isOpenable, isAnswered, selectedId]);

  const write = (next: string) => {
    setText(next);
    setSelectedKey(undefined);
    setOpensFirst(false);
    if (next.trim().length < searchLengths.minimum) setTab('ALL');
  };
  const chooseTab = (next: Tab) => {
    setTab(next);
    setSelectedKey(undefined);
  };
  const step = (by: 1 | -1) => {
    const at = selected === undefined ? -1 : hits.indexOf(selected);
    setSelectedKey(hits.at((at + by + hits.length) % hits.length)?.key);
  };
  const open = (isApart: boolean) => {
    const link = linkOf(selectedId);
    if (link === null || !isOpenable) {
      // Opens the answer to the current text, not to the previous one.
      setAsked(typed);
      setOpensFirst(!isApart && !isAnswered);
    } else if (isApart) window.open(link.href, '_blank', 'noopener');
    else link.click();
  };
  const tabs: Tab[] = ['ALL', ...groupNames.filter((name) => (groups[name]?.count ?? 0) > 0)];
  /** Returns false after the last group and before the first, so that Tab moves the focus as usual. */
  const stepGroup = (by: 1 | -1): boolean => {
    const next = isAsked ? tabs[tabs.indexOf(tab) + by] : undefined;
    if (next !== undefined) chooseTab(next);
    return next !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const isTaken =
      (has(searchKeys.next, event.key) && hits.length > 0 && (step(1), true)) ||
      (has(searchKeys.previous, event.key) && hits.length > 0 && (step(-1), true)) ||
      (has(searchKeys.open, event.key) && (open(event.ctrlKey || event.metaKey), true)) ||
      (has(searchKeys.nextGroup, event.key) && stepGroup(event.shiftKey ? -1 : 1));
    if (isTaken) event.preventDefault();
  };

  const reading = isAsked ? readAs(typed) : undefined;
  // Quotes are found only by id, so an empty result for a word is not worth mentioning.
  const named = groupNames.filter((name) => name !== 'quotes' || (groups.quotes?.count ?? 0) > 0);
  const total = groupNames.reduce((sum, name) => sum + (groups[name]?.count ?? 0), 0);
  const isMore = groupNames.some((name) => groups[name]?.isMore);
  const list = (names: readonly GroupName[]) =>
    new Intl.ListFormat(locale, { type: 'unit' }).format(names.map((name) => t(`search.groups.${name}`)));
  const empty = named.filter((name) => groups[name]?.count === 0 && (tab === 'ALL' || tab === name));
  const isOffline = failed.length === 3 && failed.every(({ error }) => error.status === 0);
  const retryAll = () => failed.forEach(({ retry }) => retry());
  return (
    <Surface shape="full" withoutHeader title={t('search.title')} onClose={onClose}>
      <Line>
        <Search size={22} aria-hidden />
        <input
          ref={field}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={selectedId}
          aria-label={t('search.title')}
          placeholder={t('search.placeholder')}
          maxLength={searchLengths.maximum}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {reading && <small>{t(`search.readAs.${reading.kind}`, { text: reading.text })}</small>}
        <KeyCap>Esc</KeyCap>
        <IconButton label={t('search.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </Line>
      {isAsked && (
        <TabsLine>
          <Tabs
            label={t('search.byGroup')}
            value={tab}
            onChoose={chooseTab}
            options={(['ALL', ...named] as const).map((value) => ({
              value,
              label: t(value === 'ALL' ? 'search.all' : `search.groups.${value}`),
              ...(value === 'ALL'
                ? { count: total, isMore }
                : { count: groups[value]?.count, isMore: groups[value]?.isMore ?? false }),
            }))}
          />
        </TabsLine>
      )}
      <VisuallyHidden role="status">
        {isAnswered && t('search.found', { count: hits.length })}
        {isAnswered && selected && hits.length > 0 && `. ${selected.title}`}
      </VisuallyHidden>
      <Results aria-busy={isAsked && !isAnswered}>
        {!isAsked && <Sentence>{t('search.hint')}</Sentence>}
        <SearchResults
          id={listId}
          shown={shown}
          search={asked}
          selected={selected}
          optionId={optionId}
          onOpen={onClose}
          onPoint={({ key }) => setSelectedKey(key)}
        />
        {isAsked && hits.length === 0 && waiting.length > 0 && <SearchWaiting />}
        {isAsked && isOffline && (
          <Sentence role="alert">
            {t('list.offline')} <TextButton onClick={retryAll}>{t('search.retry')}</TextButton>
          </Sentence>
        )}
        {isAsked &&
          !isOffline &&
          failed.map(({ groups: names, retry }) => (
            <Sentence key={names[0]} role="alert">
              {t('search.failed', { groups: list(names) })} <TextButton onClick={retry}>{t('search.retry')}</TextButton>
            </Sentence>
          ))}
        {isAnswered && failed.length === 0 && total === 0 && (
          <Sentence>{t('search.nothing', { search: typed })}</Sentence>
        )}
        {isAsked && empty.length > 0 && (total > 0 || failed.length > 0) && (
          <Sentence>{t('search.noneIn', { groups: list(empty) })}</Sentence>
        )}
      </Results>
      <Hints aria-hidden>
        <span>
          <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap> {t('search.keys.choose')}
        </span>
        <span>
          <KeyCap>Enter</KeyCap> {t('search.keys.open')}
        </span>
        <span>
          <KeyCap>Ctrl</KeyCap> <KeyCap>Enter</KeyCap> {t('search.keys.apart')}
        </span>
        <span>
          <KeyCap>Tab</KeyCap> {t('search.keys.group')}
        </span>
        <span>{t('search.keys.note')}</span>
      </Hints>
    </Surface>
  );
}

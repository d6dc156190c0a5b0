import type { ListKeys, ShownList } from '@gvg/browser-kit';
import { localePath } from '@gvg/contracts/values/locale';
import { useLocation } from '@gvg/router';
import { color, zIndex, radius, styled } from '@gvg/ui';
import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, FormEvent } from 'react';
import { usePageInfo } from '../page/page-info.tsx';
import { RemoteWidget, usePreloadWidget } from '../remotes/remote-widget.tsx';
import { SearchField } from './search-field.tsx';
import { SlashHint } from './slash-hint.tsx';
import { keywordAt } from './search-path.ts';
import { isPhone, openSearchScreen } from './open-search-screen.ts';
import { useSearch } from './use-search.ts';

const listId = 'header-suggestions';

const Form = styled('form')({ position: 'relative' });

/** Specification §2: 500 px at most. */
const Dropdown = styled('div')({
  position: 'absolute',
  zIndex: zIndex.header,
  top: 'calc(100% + 6px)',
  insetInline: 0,
  maxHeight: 500,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  backgroundColor: color.card,
  boxShadow: `0 12px 32px ${color.shade}`,
  '&:empty': { display: 'none' },
});

/** Search in the header; without scripts it is a plain form that opens the results. */
export function SearchBox() {
  const { locale } = usePageInfo();
  const { pathname, search } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  /** The text has been changed since the last search. */
  const isEdited = useRef(false);
  /** The keyword of the search whose results page has not arrived yet. */
  const searchedFor = useRef<string>(undefined);
  const keywordInUrl = keywordAt(pathname, search);
  const [keyword, setKeyword] = useState(keywordInUrl);
  const [isOpen, setOpen] = useState(false);
  const [list, setList] = useState<ShownList>();
  const listKeys = useRef<ListKeys>(null);
  const preloadSuggestions = usePreloadWidget('./search-suggestions');
  const close = () => setOpen(false);
  const { search: submit, onPaste } = useSearch(close);
  const onType = (text: string) => {
    isEdited.current = true;
    setKeyword(text);
    setOpen(true);
  };
  const setFieldValue = (text: string) => {
    if (field.current) field.current.value = text;
    setKeyword(text);
  };

  useEffect(() => {
    // Text typed before hydration also triggers suggestions.
    if (field.current && field.current === document.activeElement && field.current.value !== '')
      onType(field.current.value);
  }, []);
  useEffect(() => {
    // A results page that arrives late does not undo later edits.
    const isLate = isEdited.current && keywordInUrl === searchedFor.current;
    searchedFor.current = undefined;
    if (!isLate && (field.current !== document.activeElement || (keywordInUrl !== '' && !isEdited.current)))
      setFieldValue(keywordInUrl);
    setOpen(false);
  }, [keywordInUrl, pathname]);

  return (
    <Form
      role="search"
      action={localePath(locale, '/search')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        isEdited.current = false;
        // Not the state: the key that submits text typed before hydration may be what hydrates this form.
        const text = field.current?.value ?? '';
        searchedFor.current = text.trim();
        submit(text);
      }}
      onBlur={(event: FocusEvent<HTMLFormElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <SearchField
        id="header-search"
        ref={field}
        defaultValue={keywordInUrl}
        keyword={keyword}
        onType={onType}
        onClear={() => {
          isEdited.current = true;
          setFieldValue('');
          field.current?.focus();
        }}
        onKeyDown={(event) => (event.key === 'Escape' ? close() : listKeys.current?.onKeyDown(event))}
        onPaste={onPaste}
        onFocus={preloadSuggestions}
        onPointerDown={({ currentTarget }) => {
          // The keyboard belongs to the field of the full-screen search, which is focused next; this field is focused again later.
          currentTarget.inputMode = isPhone() ? 'none' : 'search';
        }}
        onClick={() => isPhone() && openSearchScreen(keyword)}
        suggestions={list}
        hint={<SlashHint onSlash={() => field.current?.focus()} />}
      />
      {isOpen && keyword.trim() !== '' && (
        <Dropdown>
          <RemoteWidget
            name="./search-suggestions"
            props={{ id: listId, keyword, keys: listKeys, onListChange: setList, onChosen: close }}
          />
        </Dropdown>
      )}
    </Form>
  );
}

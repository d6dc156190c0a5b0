import { localePath } from '@gvg/contracts/locale';
import { useLocation, useNavigate } from '@gvg/router';
import { color, zIndex, radius, styled } from '@gvg/ui';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import type { FocusEvent, FormEvent } from 'react';
import { usePageInfo } from '../page/page-info.tsx';
import { SearchField } from './search-field.tsx';
import { SlashHint } from './slash-hint.tsx';
import { keywordAt, searchPath } from './search-path.ts';
import { isPhone, openSearchScreen } from './open-search-screen.ts';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

const listId = 'header-suggestions';
const loadList = () => import(/* webpackChunkName: "later-suggestions" */ './suggestion-list.tsx');
const SuggestionList = lazy(() => loadList().then((module) => ({ default: module.SuggestionList })));

const noOptions: readonly [] = [];

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
});

/** Search in the header; without scripts it is a plain form that opens the results. */
export function SearchBox() {
  const { locale } = usePageInfo();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const keywordInUrl = keywordAt(pathname, search);
  const [keyword, setKeyword] = useState(keywordInUrl);
  const [isOpen, setOpen] = useState(false);
  const suggestions = useSuggestions(isOpen ? keyword : '');
  const go = (path: string) => {
    setOpen(false);
    void navigate(path);
  };
  const { active, onKeyDown } = useCombobox({
    query: keyword,
    options: isOpen ? suggestions.products : noOptions,
    onChoose: (index) => void loadList().then(({ productPath }) => suggestions.products[index] && go(productPath(suggestions.products[index], locale))),
    onEscape: () => setOpen(false),
  });
  const onType = (text: string) => {
    setKeyword(text);
    setOpen(true);
  };
  const setFieldValue = (text: string) => {
    if (field.current) field.current.value = text;
    setKeyword(text);
  };

  useEffect(() => {
    // Text typed before hydration also triggers suggestions.
    if (field.current && field.current === document.activeElement && field.current.value !== '') onType(field.current.value);
  }, []);
  useEffect(() => {
    if (field.current !== document.activeElement || keywordInUrl !== '') setFieldValue(keywordInUrl);
    setOpen(false);
  }, [keywordInUrl, pathname]);

  const isListVisible = isOpen && suggestions.resultKeyword !== undefined && keyword.trim() !== '';
  return (
    <Form
      role="search"
      action={localePath(locale, '/search')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        go(searchPath(keyword));
      }}
      onBlur={(event: FocusEvent<HTMLFormElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <SearchField
        id="header-search"
        field={field}
        initialValue={keywordInUrl}
        keyword={keyword}
        onType={onType}
        onClear={() => {
          setFieldValue('');
          field.current?.focus();
        }}
        onKeyDown={onKeyDown}
        onFocus={() => {
          if (isPhone()) openSearchScreen(keyword);
        }}
        list={isListVisible ? { id: listId, active: active >= 0 ? `${listId}-${active}` : undefined } : undefined}
        hint={<SlashHint onSlash={() => field.current?.focus()} />}
      />
      {isListVisible && (
        <Dropdown>
          <Suspense>
            <SuggestionList id={listId} {...suggestions} active={active} onChosen={() => setOpen(false)} />
          </Suspense>
        </Dropdown>
      )}
    </Form>
  );
}

import { localePath } from '@gvg/contracts/locale';
import { useLocation, useNavigate } from '@gvg/router';
import { color, layer, radius, styled } from '@gvg/ui';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import type { FocusEvent, FormEvent } from 'react';
import { usePageFacts } from '../page/page-facts.tsx';
import { SearchField } from './search-field.tsx';
import { SlashHint } from './slash-hint.tsx';
import { keywordAt, searchPath } from './search-path.ts';
import { isPhone, openSearchScreen } from './open-search-screen.ts';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

const list = 'header-suggestions';
const loadList = () => import(/* webpackChunkName: "later-suggestions" */ './suggestion-list.tsx');
const SuggestionList = lazy(() => loadList().then((module) => ({ default: module.SuggestionList })));

const Form = styled('form')({ position: 'relative' });

/** Specification §2: 500 px at most. */
const Dropdown = styled('div')({
  position: 'absolute',
  zIndex: layer.header,
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

/** Search in the header; without any script it is a plain form that leads to the results. */
export function SearchBox() {
  const { locale } = usePageFacts();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const shown = keywordAt(pathname, search);
  const [keyword, setKeyword] = useState(shown);
  const [isOpen, setOpen] = useState(false);
  const suggestions = useSuggestions(isOpen ? keyword : '');
  const go = (path: string) => {
    setOpen(false);
    void navigate(path);
  };
  const { active, onKeyDown, reset } = useCombobox({
    count: isOpen ? suggestions.found.length : 0,
    onChoose: (index) => void loadList().then(({ productPath }) => suggestions.found[index] && go(productPath(suggestions.found[index], locale))),
    onEscape: () => setOpen(false),
  });
  const type = (text: string) => {
    setKeyword(text);
    setOpen(true);
  };
  const write = (text: string) => {
    if (field.current) field.current.value = text;
    setKeyword(text);
  };

  useEffect(() => {
    // Typed while the page was coming: suggestions begin with it.
    if (field.current && field.current === document.activeElement && field.current.value !== '') type(field.current.value);
  }, []);
  useEffect(() => {
    if (field.current !== document.activeElement || shown !== '') write(shown);
    setOpen(false);
  }, [shown, pathname]);

  const showsList = isOpen && suggestions.answered !== undefined && keyword.trim() !== '';
  return (
    <Form
      role="search"
      action={localePath(locale, '/search')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        reset();
        go(searchPath(keyword));
      }}
      onBlur={(event: FocusEvent<HTMLFormElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <SearchField
        id="header-search"
        field={field}
        initial={shown}
        keyword={keyword}
        onType={type}
        onClear={() => {
          write('');
          field.current?.focus();
        }}
        onKeyDown={onKeyDown}
        onFocus={() => {
          if (isPhone()) openSearchScreen(keyword);
        }}
        list={showsList ? { id: list, active: active >= 0 ? `${list}-${active}` : undefined } : undefined}
        hint={<SlashHint onSlash={() => field.current?.focus()} />}
      />
      {showsList && (
        <Dropdown>
          <Suspense>
            <SuggestionList id={list} {...suggestions} active={active} onChosen={() => setOpen(false)} />
          </Suspense>
        </Dropdown>
      )}
    </Form>
  );
}

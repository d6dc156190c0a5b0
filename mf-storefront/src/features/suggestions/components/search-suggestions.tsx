import type { WidgetProps } from '@gvg/browser-kit';
import { useNavigate } from '@gvg/router';
import { useEffect, useImperativeHandle, useMemo } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { suggestionRows } from '../suggestion-rows.ts';
import { useCombobox } from '../use-combobox.ts';
import { useSuggestions } from '../use-suggestions.ts';
import { SuggestionList, optionId } from './suggestion-list.tsx';

/** Suggested categories, brands and products for a search field whose focus stays in its input. */
export function SearchSuggestions({ id, keyword, keys, onListChange, onChosen }: WidgetProps['./search-suggestions']) {
  const { locale } = useTexts();
  const navigate = useNavigate();
  const { page, resultKeyword } = useSuggestions(keyword);
  const rows = useMemo(
    () => (page === undefined ? [] : suggestionRows(page, resultKeyword, locale)),
    [locale, page, resultKeyword],
  );
  const open = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    onChosen();
    void navigate(row.path);
  };
  const { active, onKeyDown } = useCombobox({ query: keyword, options: rows, onChoose: open });
  useImperativeHandle(keys, () => ({ onKeyDown }));
  const isShown = page !== undefined;
  const activeId = active >= 0 ? optionId(id, active) : undefined;
  useEffect(() => onListChange(isShown ? { id, active: activeId } : undefined), [activeId, id, isShown, onListChange]);
  useEffect(() => () => onListChange(undefined), [onListChange]);
  return isShown ? <SuggestionList id={id} rows={rows} active={active} onChosen={onChosen} /> : null;
}

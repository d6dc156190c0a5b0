import type { WidgetProps } from '@gvg/browser-kit';
import { useNavigate } from '@gvg/router';
import { useEffect, useImperativeHandle } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { productPath } from '../../catalogue/paths.ts';
import { useSuggestions } from '../api/use-suggestions.ts';
import { useCombobox } from '../use-combobox.ts';
import { SuggestionList, optionId } from './suggestion-list.tsx';

/** Suggested products for a search field whose focus stays in its input. */
export function SearchSuggestions({ id, keyword, keys, onListChange, onChosen }: WidgetProps['./search-suggestions']) {
  const { locale } = useTexts();
  const navigate = useNavigate();
  const { products, resultKeyword } = useSuggestions(keyword);
  const open = (index: number) => {
    const product = products[index];
    if (product === undefined) return;
    onChosen();
    void navigate(productPath(product, locale));
  };
  const { active, onKeyDown } = useCombobox({ query: keyword, options: products, onChoose: open });
  useImperativeHandle(keys, () => ({ onKeyDown }));
  const isShown = resultKeyword !== undefined;
  const activeId = active >= 0 ? optionId(id, active) : undefined;
  useEffect(() => onListChange(isShown ? { id, active: activeId } : undefined), [activeId, id, isShown, onListChange]);
  useEffect(() => () => onListChange(undefined), [onListChange]);
  return isShown ? <SuggestionList id={id} products={products} active={active} onChosen={onChosen} /> : null;
}

import { useQuery } from '@gvg/query';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { useDebounced } from '../catalogue/use-debounced.ts';
import { suggestionsQuery } from './api/suggestions.ts';
import type { SuggestedProducts } from './api/suggestions.ts';

/** Specification §2 and §9: requested once the query has been stable for 200 ms. */
const suggestionDelay = 200;

export interface Suggestions {
  /** Undefined before the first response, and for an empty keyword. */
  page: SuggestedProducts | undefined;
  /** The keyword that `page` matches. */
  resultKeyword: string;
}

const noSuggestions: Suggestions = { page: undefined, resultKeyword: '' };

/**
 * Returns suggested products, categories and brands for a keyword. An empty keyword clears them immediately. The last ones stay while the
 * next ones load and if these fail, without a message (specification §8).
 */
export function useSuggestions(input: string): Suggestions {
  const { locale } = useTexts();
  const keyword = input.trim();
  const debounced = useDebounced(keyword, suggestionDelay, '');
  const { data } = useQuery({ ...suggestionsQuery(debounced, locale), enabled: debounced !== '' });
  const [last, setLast] = useState(noSuggestions);
  const next = keyword === '' ? noSuggestions : data ? { page: data, resultKeyword: debounced } : last;
  if (next.page !== last.page || next.resultKeyword !== last.resultKeyword) setLast(next);
  return next;
}

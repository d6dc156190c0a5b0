import { pageContext } from '@gvg/browser-kit';
import type { CallResponse } from '@gvg/browser-kit';
import { useEffect, useState } from 'react';
import { suggestionQuery } from './suggestion-query.ts';

export type Suggestion = CallResponse<'listProducts'>['docs'][number];

/** Specification §2 and §9: requested once the query has been stable for 200 ms. */
export const suggestionDelay = 200;

export interface Suggestions {
  products: readonly Suggestion[];
  /** The keyword that `products` match; undefined before the first response. */
  resultKeyword: string | undefined;
}

const noSuggestions: Suggestions = { products: [], resultKeyword: undefined };

/** Suggested products for a keyword; an empty keyword clears them immediately, a failed request is ignored. */
export function useSuggestions(input: string): Suggestions {
  const keyword = input.trim();
  const [suggestions, setSuggestions] = useState(noSuggestions);
  useEffect(() => {
    if (keyword === '') {
      setSuggestions(noSuggestions);
      return undefined;
    }
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const { api, locale } = pageContext();
      api.call('listProducts', { query: suggestionQuery(keyword, locale) }, { signal: abort.signal }).then(
        ({ docs }) => setSuggestions({ products: docs, resultKeyword: keyword }),
        () => {
          // The list stays as it is, silently (specification §8).
        },
      );
    }, suggestionDelay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [keyword]);
  return suggestions;
}

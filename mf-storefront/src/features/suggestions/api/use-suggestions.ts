import { pageContext } from '@gvg/browser-kit';
import type { CallResponse } from '@gvg/browser-kit';
import { useEffect, useState } from 'react';
import { suggestionQuery } from './suggestion-query.ts';

type ProductPage = CallResponse<'listProducts'>;

/** Specification §2 and §9: requested once the query has been stable for 200 ms. */
export const suggestionDelay = 200;

export interface Suggestions {
  /** Undefined before the first response, and for an empty keyword. */
  page: ProductPage | undefined;
  /** The keyword that `page` matches. */
  resultKeyword: string | undefined;
}

const noSuggestions: Suggestions = { page: undefined, resultKeyword: undefined };

/** Suggested products, categories and brands for a keyword; an empty keyword clears them immediately, a failed request is ignored. */
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
        (page) => setSuggestions({ page, resultKeyword: keyword }),
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

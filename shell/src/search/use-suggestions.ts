import { pageContext } from '@gvg/browser-kit';
import type { CallAnswer } from '@gvg/browser-kit';
import { useEffect, useState } from 'react';
import { suggestionQuery } from './suggestion-query.ts';

export type Suggestion = CallAnswer<'listProducts'>['docs'][number];

/** Specification §2 and §9: asked once the query has been stable for 200 ms. */
export const suggestionDelay = 200;

export interface Suggestions {
  found: readonly Suggestion[];
  isFetching: boolean;
  /** The keyword that `found` answers; undefined before any answer. */
  answered: string | undefined;
}

const nothing: Suggestions = { found: [], isFetching: false, answered: undefined };

/** Products for a keyword while it is typed; an empty keyword clears them at once, a failure stops silently. */
export function useSuggestions(typed: string): Suggestions {
  const keyword = typed.trim();
  const [suggestions, setSuggestions] = useState(nothing);
  useEffect(() => {
    if (keyword === '') {
      setSuggestions(nothing);
      return undefined;
    }
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const { api, locale } = pageContext();
      setSuggestions((before) => ({ ...before, isFetching: true }));
      api.call('listProducts', { query: suggestionQuery(keyword, locale) }, { signal: abort.signal }).then(
        ({ docs }) => setSuggestions({ found: docs, isFetching: false, answered: keyword }),
        () => {
          if (!abort.signal.aborted) setSuggestions((before) => ({ ...before, isFetching: false }));
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

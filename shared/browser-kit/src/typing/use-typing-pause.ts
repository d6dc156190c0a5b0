import { createStore } from '../shell/create-store.ts';
import { useReadableStore } from '../shell/shell-api.ts';

/**
 * Marks are often typed after their letter, and a half-composed word is seldom what somebody looks for. Not until it is finished: keyboards of phones compose
 * every word up to the space after it.
 */
const composingPauseMs = 700;

/** Of any field: at most the focused one composes. What follows a field is often rendered only once something is typed, too late to hear of the beginning. */
const isAnyComposing = createStore(false);
if (typeof document !== 'undefined') {
  // Each input says it: a field that is removed in the middle of a word never says that this has ended.
  document.addEventListener(
    'input',
    (event) => isAnyComposing.set('isComposing' in event && event.isComposing === true),
    true,
  );
  document.addEventListener('compositionend', () => isAnyComposing.set(false), true);
}

/** Milliseconds for which typing must pause before a request: longer while an input method composes a word, `usual` as soon as it has ended. */
export function useTypingPause(usual: number): number {
  return useReadableStore(isAnyComposing, false) ? Math.max(usual, composingPauseMs) : usual;
}

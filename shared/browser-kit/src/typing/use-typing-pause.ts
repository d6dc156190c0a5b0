import { createStore } from '../shell/create-store.ts';
import { useReadableStore } from '../shell/shell-api.ts';

/**
 * Marks are often typed after their letter, and a half-composed word is rarely a useful search. Not until composition ends: keyboards of
 * phones compose every word up to the next space.
 */
const composingPauseMs = 700;

/**
 * For all fields, because at most the focused one composes. Components are often rendered only after text is typed, too late for the event
 * that begins composition.
 */
const isAnyComposing = createStore(false);
if (typeof document !== 'undefined') {
  // Read from each input event: a field removed during composition never emits its end.
  document.addEventListener(
    'input',
    (event) => isAnyComposing.set('isComposing' in event && event.isComposing === true),
    true,
  );
  document.addEventListener('compositionend', () => isAnyComposing.set(false), true);
}

/**
 * Returns the milliseconds for which typing must pause before a request: longer while an input method composes a word, `usual` as soon as
 * it has ended.
 */
export function useTypingPause(usual: number): number {
  return useReadableStore(isAnyComposing, false) ? Math.max(usual, composingPauseMs) : usual;
}

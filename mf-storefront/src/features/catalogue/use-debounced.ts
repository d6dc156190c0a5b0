import { useTypingPause } from '@gvg/browser-kit';
import { useEffect, useState } from 'react';

/** Returns the value once it has been stable for `milliseconds`, or longer during composition; `initial` until then. */
export function useDebounced<Value>(value: Value, milliseconds: number, initial = value): Value {
  const [debounced, setDebounced] = useState(initial);
  const pause = useTypingPause(milliseconds);
  useEffect(() => {
    if (value === debounced) return undefined;
    const timer = setTimeout(() => setDebounced(value), pause);
    return () => clearTimeout(timer);
  }, [pause, debounced, value]);
  return debounced;
}

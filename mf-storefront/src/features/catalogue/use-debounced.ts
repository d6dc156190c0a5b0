import { useEffect, useState } from 'react';

/** The value once it has been stable for `milliseconds`; `initial` until then. */
export function useDebounced<Value>(value: Value, milliseconds: number, initial = value): Value {
  const [debounced, setDebounced] = useState(initial);
  useEffect(() => {
    if (value === debounced) return undefined;
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, debounced, value]);
  return debounced;
}

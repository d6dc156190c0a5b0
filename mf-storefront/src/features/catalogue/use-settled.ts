import { useEffect, useState } from 'react';

/** The value once it has been stable for `milliseconds`; `initial` until then. */
export function useSettled<Value>(value: Value, milliseconds: number, initial = value): Value {
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, settled, value]);
  return settled;
}

import { useEffect, useState } from 'react';

/** The value, or the last one that was there while the next is loading. */
export function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value);
  useEffect(() => {
    if (value !== undefined) setLatest(value);
  }, [value]);
  return value ?? latest;
}

import { useEffect, useState } from 'react';

const tickMs = 30_000;

/** Returns the current time, updated every half minute, so that relative times stay correct. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

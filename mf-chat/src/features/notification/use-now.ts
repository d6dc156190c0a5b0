import { useEffect, useState } from 'react';

const tickMs = 30_000;

/** The present, anew every half minute, so that "1 minute ago" becomes two. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

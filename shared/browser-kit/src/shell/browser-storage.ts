type Area = 'localStorage' | 'sessionStorage';

/** What this browser remembers under a key (rules/routes-and-storage.md); undefined without it, or without storage. */
export function readStored(key: string, area: Area = 'localStorage'): string | undefined {
  try {
    return window[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined forgets the key. Without storage, what is chosen lasts until the page is closed. */
export function store(key: string, value: string | undefined, area: Area = 'localStorage'): void {
  try {
    if (value === undefined) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // A browser that stores nothing is a choice of its user.
  }
}

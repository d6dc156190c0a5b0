type Area = 'localStorage' | 'sessionStorage';

/** Returns the stored value of a key (rules/routes-and-storage.md), undefined without it or without storage. */
export function readStored(key: string, area: Area = 'localStorage'): string | undefined {
  try {
    return window[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value; undefined removes the key. Without storage, choices last until the page is closed. */
export function store(key: string, value: string | undefined, area: Area = 'localStorage'): void {
  try {
    if (value === undefined) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // The user has disabled storage.
  }
}

/** What this browser remembers under a key of localStorage (rules/routes-and-storage.md); undefined without it, or without storage. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Without storage, what is chosen lasts until the page is closed. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that stores nothing is a choice of its user.
  }
}

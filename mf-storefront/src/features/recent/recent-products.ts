const storageKey = 'gvg:recently-viewed';

/** One row on wide screens and one more, because the current product is not shown. */
const limit = 9;

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);

/** Returns the ids of the products viewed in this browser, latest first. */
export function recentProducts(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isId).slice(0, limit) : [];
  } catch {
    return [];
  }
}

export function rememberProduct(id: string): void {
  try {
    localStorage.setItem(
      storageKey,
      JSON.stringify([id, ...recentProducts().filter((other) => other !== id)].slice(0, limit)),
    );
  } catch {
    // Without storage nothing is remembered.
  }
}

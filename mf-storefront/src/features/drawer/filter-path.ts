/** Selection for 'search now', one value per group; an empty string is no choice. */
export interface FilterChoice {
  producer: string;
  priority: string;
  type: string;
}

export const noChoice: FilterChoice = { producer: '', priority: '', type: '' };

/** /search with producer, priority and type as query parameters (specification §2). */
export function filterPath(choice: FilterChoice): string {
  const chosen = (['producer', 'priority', 'type'] as const).filter((key) => choice[key] !== '').map((key): [string, string] => [key, choice[key]]);
  return chosen.length === 0 ? '/search' : `/search?${new URLSearchParams(chosen).toString()}`;
}

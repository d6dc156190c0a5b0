import type { ProductPriority, ProductType } from '@gvg/contracts/catalogue/terms';
import { readFilters } from '../listing/filters.ts';
import type { Filters } from '../listing/filters.ts';

/** Selection for 'search now', one value per group. */
export interface FilterChoice {
  producer?: string;
  priority?: ProductPriority;
  type?: ProductType;
}

/** Returns the choices in the URL of the current list. */
export function choiceAt(search: string): FilterChoice {
  const { producer, priority, type } = readFilters(new URLSearchParams(search));
  return {
    ...(producer === undefined ? {} : { producer }),
    ...(priority === undefined ? {} : { priority }),
    ...(type === undefined ? {} : { type }),
  };
}

/** Sets or, with an empty value, removes the choice of a group. */
export function withChoice(choice: FilterChoice, group: keyof FilterChoice, value: string): FilterChoice {
  const { [group]: _before, ...others } = choice;
  return value === '' ? others : { ...others, [group]: value };
}

/** Returns the path of /search with producer, priority and type as query parameters (specification §2). */
export function filterPath({ producer, priority, type }: FilterChoice): string {
  const entries = Object.entries({ producer, priority, type }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return entries.length === 0 ? '/search' : `/search?${new URLSearchParams(entries).toString()}`;
}

/** Returns the filters for the counts of producers. */
export const choiceFilters = ({ priority, type }: FilterChoice): Filters => ({
  ...(priority === undefined ? {} : { priority }),
  ...(type === undefined ? {} : { type }),
});

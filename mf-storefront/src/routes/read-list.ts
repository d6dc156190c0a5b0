import type { PageRequest } from '@gvg/browser-kit';
import { destinationsAddress } from '@gvg/browser-kit/approximation';
import { categoriesAddress, originsAddress, producerAddress } from '../features/catalogue/api/addresses.ts';
import { readOptional } from '../features/catalogue/read-optional.ts';
import { listAddress, fallbackAddresses } from '../features/listing/api/addresses.ts';
import { activeFilterNames } from '../features/listing/filters.ts';
import type { Filters } from '../features/listing/filters.ts';

/** Whether the list has products, but none on this page. */
export const isPastLastPage = ({ docs, totalDocs }: { docs: readonly unknown[]; totalDocs: number }) =>
  docs.length === 0 && totalDocs > 0;

/** Loads a list page: the list, the names of its filters and, for an empty result, the first fallback list that is not empty. */
export async function readList({ read, locale }: PageRequest, filters: Filters) {
  const [list] = await Promise.all([
    read(listAddress(filters, locale)),
    readOptional(read, categoriesAddress),
    filters.producer === undefined ? undefined : readOptional(read, producerAddress(filters.producer)),
    filters.country === undefined ? undefined : readOptional(read, originsAddress(locale)),
    filters.shipsTo === undefined ? undefined : readOptional(read, destinationsAddress(locale)),
  ]);
  if (list.totalDocs === 0) {
    const { unfiltered, broadened, popular } = fallbackAddresses(filters, locale);
    for (const address of [activeFilterNames(filters).length > 1 ? unfiltered : undefined, broadened, popular]) {
      const fallback = address === undefined ? undefined : await readOptional(read, address);
      if (fallback !== undefined && fallback.totalDocs > 0) break;
    }
  }
  return list;
}

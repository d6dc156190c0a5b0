import type { PageRequest } from '@gvg/browser-kit';
import type { Filters } from '../features/listing/filters.ts';

/** Appends the page number from page 2 on. */
export function titleOfPage({ t }: Pick<PageRequest, 't'>, title: string, { page }: Filters): string {
  return page === undefined ? title : t('listing.titleWithPage', { title, page });
}

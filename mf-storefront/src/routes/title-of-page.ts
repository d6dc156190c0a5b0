import type { PageRequest } from '@gvg/browser-kit';
import type { Filters } from '../features/listing/filters.ts';

/** Further pages of a list say which they are. */
export function titleOfPage({ t }: Pick<PageRequest, 't'>, title: string, { page }: Filters): string {
  return page === undefined ? title : t('listing.titleWithPage', { title, page });
}

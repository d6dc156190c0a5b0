import { apiQuery } from '@gvg/browser-kit';
import type { CallInput, ListCallName } from '@gvg/browser-kit';

/** The true number of matches of a list, for its `PageSwitch`: by the list's filters, without page and sort, which do not change it. */
export const exactCountQuery = <Name extends ListCallName>(name: Name, filters: Record<string, unknown>) =>
  apiQuery(name, { query: { ...filters, limit: 1, count: 'exact' } } as unknown as CallInput<Name>);

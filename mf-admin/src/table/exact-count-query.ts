import { apiQuery } from '@gvg/browser-kit';
import type { CallInput, ListCallName } from '@gvg/browser-kit';

/** Query of a list's exact count, for `PageSwitch`. Uses the filters of the list without page and sort. */
export const exactCountQuery = <Name extends ListCallName>(name: Name, filters: Record<string, unknown>) =>
  apiQuery(name, { query: { ...filters, limit: 1, count: 'exact' } } as unknown as CallInput<Name>);

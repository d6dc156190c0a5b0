import { ApiError } from '@gvg/browser-kit';
import type { Api, CallResponse } from '@gvg/browser-kit';

export type Template = CallResponse<'getPageTemplateByType'>;
export type Costs = CallResponse<'listCosts'>['docs'];
export type Countries = CallResponse<'listCountries'>['docs'];

/** Missing content is not an error: fallback texts replace it. */
const undefinedIfNotFound = (error: unknown): undefined => {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
};

export const readTemplate = (api: Api, type: 'HEADER' | 'FOOTER' | 'HOMEPAGE'): Promise<Template | undefined> =>
  api.call('getPageTemplateByType', { params: { type } }).catch(undefinedIfNotFound);

/** Returns all current rates, from all pages of the list. */
export async function readCosts(api: Api): Promise<Costs> {
  const costs: Costs = [];
  for (let page = 1; ; page += 1) {
    const list = await api
      .call('listCosts', { query: { limit: 100, ...(page > 1 ? { page } : {}) } })
      .catch(undefinedIfNotFound);
    costs.push(...(list?.docs ?? []));
    if (list?.hasNextPage !== true) return costs;
  }
}

export async function readCountries(api: Api): Promise<Countries> {
  return (
    (await api.call('listCountries', { query: { limit: 100, shippable: 'true' } }).catch(undefinedIfNotFound))?.docs ??
    []
  );
}

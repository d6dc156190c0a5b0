import { ApiError } from '@gvg/browser-kit';
import type { Api, CallAnswer } from '@gvg/browser-kit';

export type Template = CallAnswer<'getPageTemplateByType'>;
export type Costs = CallAnswer<'listCosts'>['docs'];
export type Countries = CallAnswer<'listCountries'>['docs'];

/** What is not there yet is no failure: the fallback texts stand in. */
const ifThere = (error: unknown): undefined => {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
};

export const readTemplate = (api: Api, type: 'HEADER' | 'FOOTER' | 'HOMEPAGE'): Promise<Template | undefined> =>
  api.call('getPageTemplateByType', { params: { type } }).catch(ifThere);

export async function readCosts(api: Api): Promise<Costs> {
  return (await api.call('listCosts', { query: { limit: 100 } }).catch(ifThere))?.docs ?? [];
}

export async function readCountries(api: Api): Promise<Countries> {
  return (await api.call('listCountries', { query: { limit: 100, shippable: 'true' } }).catch(ifThere))?.docs ?? [];
}

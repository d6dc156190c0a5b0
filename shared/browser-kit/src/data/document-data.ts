import { createContext } from 'react';
import type { Api } from '../api/create-api.ts';
import { DataClient } from './data-client.ts';

/**
 * The responses that the document's markup was rendered from, below a root that hydrates it; undefined on servers and where the browser renders from
 * scratch. The page's own cache may hold others by the time that a section is hydrated.
 */
export const DocumentDataContext = createContext<DataClient | undefined>(undefined);

/** `responses` by address, as the server had them when it rendered. */
export function documentDataOf(responses: Record<string, unknown>, api: Api): DataClient {
  const client = new DataClient(api);
  client.hydrate(responses, performance.timeOrigin);
  return client;
}

import { apiQuery } from '@gvg/browser-kit';

export const rateTableQuery = apiQuery('getPageTemplateByType', { params: { type: 'RATE_TABLE' } });
export const costsQuery = (page: number) =>
  apiQuery('listCosts', { query: { limit: 100, ...(page > 1 ? { page } : {}) } });

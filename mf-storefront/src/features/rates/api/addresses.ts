import { addressOf } from '@gvg/browser-kit';

export const rateTableAddress = addressOf('getPageTemplateByType', { params: { type: 'RATE_TABLE' } });
export const costsAddress = (page: number) =>
  addressOf('listCosts', { query: { limit: 100, ...(page > 1 ? { page } : {}) } });

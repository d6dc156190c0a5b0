import { addressOf } from '@gvg/browser-kit';

export const rateTableAddress = addressOf('getPageTemplateByType', { params: { type: 'RATE_TABLE' } });
export const costsAddress = addressOf('listCosts', { query: { limit: 100 } });

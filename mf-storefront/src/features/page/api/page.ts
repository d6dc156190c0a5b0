import { apiQuery } from '@gvg/browser-kit';

export const pageQuery = (slug: string) => apiQuery('getPageTemplateBySlug', { params: { slug } });

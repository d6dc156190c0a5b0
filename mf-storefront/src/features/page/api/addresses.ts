import { addressOf } from '@gvg/browser-kit';

export const pageAddress = (slug: string) => addressOf('getPageTemplateBySlug', { params: { slug } });

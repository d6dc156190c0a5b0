import { previewRatingChange } from '@gvg/contracts/catalogue/http/rating-changes';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { previewChange } from './preview-rating-change.service.ts';

export function previewRatingChangeRoute({ app, models }: Catalogue): void {
  mount(app, previewRatingChange, ({ body, context, locale }) => previewChange(models, { body, context, locale }));
}

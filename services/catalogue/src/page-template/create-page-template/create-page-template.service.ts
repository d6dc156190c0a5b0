import type { TemplateContent } from '@gvg/contracts/catalogue/http/page-templates';
import type { Locale } from '@gvg/contracts/values/locale';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Catalogue } from '../../catalogue.ts';
import { createEntity } from '../../entity/write-entity.ts';
import { cleanTemplate } from '../template-content.ts';
import { pageTemplateEntity } from '../page-template.entity.ts';
import { uniqueKeyOf } from '../page-template.model.ts';
import type { StoredTemplate } from '../page-template.model.ts';

export interface NewTemplate {
  content: TemplateContent;
  context: EventContext;
  locale: Locale;
}

export function addPageTemplate(
  catalogue: Pick<Catalogue, 'withTransaction' | 'models'>,
  { content: requested, context, locale }: NewTemplate,
): Promise<StoredTemplate> {
  const content = cleanTemplate(requested, locale);
  return createEntity(catalogue, pageTemplateEntity(catalogue.models), {
    context,
    fields: () => ({
      type: content.type,
      place: uniqueKeyOf(content),
      content,
      isDeleted: false,
      updatedAt: new Date(),
    }),
  });
}

import type { TemplateContent } from '@gvg/contracts/http/page-templates';
import type { Locale } from '@gvg/contracts/locale';
import type { EventContext } from '@gvg/messaging/outbox';
import type { Catalogue } from '../../catalogue.ts';
import { createEntity } from '../../entity/create-entity.ts';
import { cleanTemplate } from '../clean-template.ts';
import { pageTemplateKind } from '../page-template.kind.ts';
import { placeOf } from '../page-template.model.ts';
import type { StoredTemplate } from '../page-template.model.ts';

export interface NewTemplate {
  content: TemplateContent;
  context: EventContext;
  locale: Locale;
}

export function addPageTemplate(
  catalogue: Pick<Catalogue, 'connection' | 'transact' | 'models'>,
  { content: given, context, locale }: NewTemplate,
): Promise<StoredTemplate> {
  const content = cleanTemplate(given, locale);
  return createEntity(catalogue, pageTemplateKind(catalogue.models), {
    context,
    fields: () => ({ type: content.type, place: placeOf(content), content, isDeleted: false, updatedAt: new Date() }),
  });
}

import type { TemplateContent } from '@gvg/contracts/http/page-templates';
import type { Locale } from '@gvg/contracts/locale';
import type { EntityChange } from '../entity/entity-kind.ts';
import { cleanTemplate } from './clean-template.ts';
import { placeOf } from './page-template.model.ts';
import type { StoredTemplate } from './page-template.model.ts';

/** The change that gives a template this content. */
export function saveContent(given: TemplateContent, locale: Locale): EntityChange<StoredTemplate> {
  const content = cleanTemplate(given, locale);
  return { $set: { content, place: placeOf(content), updatedAt: new Date() } };
}

import type { TemplateContent } from '@gvg/contracts/catalogue/http/page-templates';
import type { Locale } from '@gvg/contracts/locale';
import type { EntityChange } from '../entity/entity-definition.ts';
import { cleanTemplate } from './clean-template.ts';
import { uniqueKeyOf } from './page-template.model.ts';
import type { StoredTemplate } from './page-template.model.ts';

/** Builds the change that replaces a template's content. */
export function saveContent(requested: TemplateContent, locale: Locale): EntityChange<StoredTemplate> {
  const content = cleanTemplate(requested, locale);
  return { $set: { content, place: uniqueKeyOf(content), updatedAt: new Date() } };
}

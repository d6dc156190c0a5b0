import type { PageTemplateType } from '@gvg/contracts/catalogue/terms';
import { templateTextLimit } from '@gvg/contracts/catalogue/http/page-template-content';
import type { TemplateContent } from '@gvg/contracts/catalogue/http/page-templates';
import type { Locale, LocalizedText } from '@gvg/contracts/values/locale';
import type { EntityChange } from '../entity/entity-definition.ts';
import { cleanRichText } from '../rich-text/clean-rich-text.ts';
import { uniqueKeyOf } from './page-template.model.ts';
import type { StoredTemplate } from './page-template.model.ts';

/** The rich text fields of each template type, and whether they may be empty. */
const richTextFields: Record<PageTemplateType, Record<string, { optional: boolean }>> = {
  HOMEPAGE: { introduction: { optional: true } },
  HEADER: {},
  FOOTER: {},
  RATE_TABLE: { introduction: { optional: true }, notes: { optional: true } },
  PAGE: { body: { optional: false } },
};

/** Returns the content with sanitised rich texts. Throws INVALID_PAYLOAD when a required one is empty after sanitising. */
export function cleanTemplate(content: TemplateContent, locale: Locale): TemplateContent {
  const fields: Record<string, unknown> = content;
  const cleaned = Object.entries(richTextFields[content.type]).map(([path, { optional }]) => [
    path,
    cleanRichText(fields[path] as LocalizedText, { path, maximum: templateTextLimit, optional, locale }),
  ]);
  return { ...content, ...Object.fromEntries(cleaned) } as TemplateContent;
}

/** Returns the change that replaces a template's content with `requested`, sanitized. */
export function contentChange(requested: TemplateContent, locale: Locale): EntityChange<StoredTemplate> {
  const content = cleanTemplate(requested, locale);
  return { $set: { content, place: uniqueKeyOf(content), updatedAt: new Date() } };
}

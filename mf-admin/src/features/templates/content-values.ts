import { templateContentSchema } from '@gvg/contracts/catalogue/http/page-templates';
import type { TemplateContent } from '@gvg/contracts/catalogue/http/page-templates';
import type { LocalizedText } from '@gvg/contracts/values/locale';
import { z } from 'zod';

type Banner = Extract<TemplateContent, { type: 'HOMEPAGE' }>['banners'][number];

const none: LocalizedText = { vi: '', en: '' };
const isEmpty = (text: LocalizedText | undefined) =>
  text === undefined || (text.vi.trim() === '' && text.en.trim() === '');

/** Converts content to form values, with optional texts of a banner as empty texts. */
export function valuesOf(content: TemplateContent): TemplateContent {
  if (content.type !== 'HOMEPAGE') return content;
  const banners = content.banners.map((banner) => ({
    ...banner,
    eyebrow: banner.eyebrow ?? { ...none },
    text: banner.text ?? { ...none },
  }));
  return { ...content, banners };
}

function withoutEmpty({ eyebrow, text, ...banner }: Banner): Banner {
  return { ...banner, ...(isEmpty(eyebrow) ? {} : { eyebrow }), ...(isEmpty(text) ? {} : { text }) };
}

/** The contract's rules applied to form values. */
export const contentSchema = z.preprocess<TemplateContent, typeof templateContentSchema, TemplateContent>(
  (values) => (values.type === 'HOMEPAGE' ? { ...values, banners: values.banners.map(withoutEmpty) } : values),
  templateContentSchema,
);

const isLocalized = (value: object): value is LocalizedText => 'vi' in value && 'en' in value;

/** Counts texts with Vietnamese and without English. */
export function countMissingEnglish(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (isLocalized(value)) return value.vi !== '' && value.en === '' ? 1 : 0;
  return Object.values(value).reduce((sum: number, each) => sum + countMissingEnglish(each), 0);
}

import { z } from 'zod';
import {
  boundedText,
  imageUrlSchema,
  localizedLine,
  localizedText,
  optionalLine,
  optionalText,
  requiredLine,
  urlSchema,
} from '../../values/primitives.ts';

const line = localizedLine(300);
/** Maximum characters of a rich text in one language. */
export const templateTextLimit = 100_000;
const richText = localizedText(templateTextLimit);
const optionalRichText = z.strictObject({ vi: optionalText(templateTextLimit), en: optionalText(templateTextLimit) });

/** A path of this site (never `//host`), a fragment identifier, or an absolute URL. */
export const linkTargetSchema = z.union(
  [boundedText(2082).regex(/^(\/(?![/\\])[^\s\\]*|#[\w-]+)$/, { error: 'INVALID_URL' }), urlSchema],
  { error: 'INVALID_URL' },
);

const link = z.strictObject({ label: localizedLine(120), url: linkTargetSchema });

const banner = z.strictObject({
  image: imageUrlSchema,
  /** Short text above the title, such as a season. */
  eyebrow: line.optional(),
  title: line,
  text: line.optional(),
  actions: z.array(link).max(2).default([]),
});

const post = z.strictObject({
  title: line,
  excerpt: localizedText(600),
  image: imageUrlSchema,
  link: linkTargetSchema,
});

export const homepageContent = z.strictObject({
  banners: z.array(banner).max(10),
  introduction: optionalRichText,
  posts: z.array(post).max(24),
});

export const headerContent = z.strictObject({
  slogan: line,
  intro: z.strictObject({ text: localizedLine(120), link: linkTargetSchema }),
});

export const footerContent = z.strictObject({
  address: z.array(requiredLine(300)).max(10),
  phone: optionalLine(40),
  mail: z.union([z.literal(''), boundedText(254).regex(/^\S+@\S+$/, { error: 'INVALID_EMAIL' })]),
  intro: line,
  extraIntro: line,
  /** About us, product, service (specification §2). */
  linkGroups: z.array(z.strictObject({ title: localizedLine(120), links: z.array(link).max(12) })).length(3),
  social: z.union([z.literal(''), urlSchema]),
  contacts: z.strictObject({
    messenger: z.union([z.literal(''), urlSchema]),
    zalo: z.union([z.literal(''), urlSchema]),
    whatsapp: z.union([z.literal(''), urlSchema]),
  }),
});

export const rateTableContent = z.strictObject({
  title: line,
  introduction: optionalRichText,
  notes: optionalRichText,
});

export const pageContent = z.strictObject({
  /** Shared by both languages; the page is served at /page/{slug}. */
  slug: boundedText(80).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'INVALID_SLUG' }),
  title: line,
  body: richText,
});

export type HomepageContent = z.infer<typeof homepageContent>;
export type HeaderContent = z.infer<typeof headerContent>;
export type FooterContent = z.infer<typeof footerContent>;
export type RateTableContent = z.infer<typeof rateTableContent>;
export type PageContent = z.infer<typeof pageContent>;

import { importedRecordSchema } from '@gvg/contracts/catalogue/import-record';
import { idFromSlug } from '@gvg/contracts/values/slug';
import { foldVietnamese } from '@gvg/contracts/values/vietnamese';
import { demoPictures } from '../pictures/demo-pictures.ts';
import { pictureKey } from '../pictures/picture.ts';
import type { Picture } from '../pictures/picture.ts';
import { buildCategories } from '../products/build-goods.ts';
import { buildTemplates } from './build-templates.ts';

const pictures = demoPictures();
const urlOf = (picture: Picture) => {
  expect([...pictures.keys()]).toContain(pictureKey(picture));
  return '/v1/file-manager/files/0.png';
};
const templates = buildTemplates(urlOf);
const contents = templates.map(({ content }) => content);

/** Returns all URLs that a template links to. */
function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'url' || key === 'link') && typeof inner === 'string' ? [inner] : linksIn(inner),
  );
}

function textsIn(value: unknown): { vi: string; en: string }[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return 'vi' in value && 'en' in value ? [value as { vi: string; en: string }] : Object.values(value).flatMap(textsIn);
}

describe('buildTemplates', () => {
  it('returns valid templates with unique ids', () => {
    for (const value of templates)
      expect(importedRecordSchema.parse({ kind: 'template', value })).toEqual({ kind: 'template', value });
    expect(new Set(templates.map(({ _id }) => _id)).size).toBe(templates.length);
  });

  it('returns the four fixed templates, five pages and some posts', () => {
    expect(contents.map(({ type }) => type).slice(0, 4)).toEqual(['HOMEPAGE', 'HEADER', 'FOOTER', 'RATE_TABLE']);
    const slugs = contents.flatMap((content) => (content.type === 'PAGE' ? [content.slug] : []));
    expect(slugs).toEqual(expect.arrayContaining(['about', 'guide', 'terms', 'privacy', 'returns']));
    expect(slugs.length).toBeGreaterThan(8);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('links only to existing pages and categories', () => {
    const slugs = contents.flatMap((content) => (content.type === 'PAGE' ? [`/page/${content.slug}`] : []));
    const categories = buildCategories(() => '').map(({ _id }) => _id);
    for (const link of linksIn(contents)) {
      if (link.startsWith('https://')) continue;
      const there =
        ['/rate-table', '/search', '/#posts', '/#products-in-day', ...slugs].includes(link) ||
        (link.startsWith('/category/') && categories.includes(idFromSlug(link)));
      expect([link, there]).toEqual([link, true]);
    }
  });

  it('has texts in both languages', () => {
    for (const { vi, en } of textsIn(contents)) {
      expect(en).not.toBe('');
      expect(foldVietnamese(en)).not.toBe(foldVietnamese(vi));
    }
  });
});

import { contentChanges, pathLabel } from './content-changes.ts';
import { contentSchema, countMissingEnglish, valuesOf } from './content-values.ts';
import { paragraphsOf } from './paragraphs-of.ts';

const banner = { image: '/v1/file-manager/files/a.png', title: { vi: 'Tết', en: 'Tet' }, actions: [] };
const home = { type: 'HOMEPAGE' as const, banners: [banner], introduction: { vi: '', en: '' }, posts: [] };

it('returns each changed field, and a list of another length as one change', () => {
  const after = { ...home, banners: [{ ...banner, title: { vi: 'Tết 2027', en: 'Tet' } }], posts: [{}] };
  expect(contentChanges(home, after)).toEqual([
    { path: 'banners.0.title.vi', before: 'Tết', after: 'Tết 2027' },
    { path: 'posts', before: [], after: [{}] },
  ]);
  expect(contentChanges(home, home)).toEqual([]);
});

it('formats a path with the labels of the form', () => {
  const words: Record<string, string> = {
    'templates.fields.banners': 'Banner',
    'templates.fields.title': 'Tiêu đề',
    'templates.languages.vi': 'Tiếng Việt',
  };
  expect(pathLabel('banners.0.title.vi', (key) => words[key] ?? key)).toBe('Banner 1, Tiêu đề, Tiếng Việt');
});

it('omits empty optional texts of a banner', () => {
  const values = valuesOf(home);
  expect(values).toMatchObject({ banners: [{ eyebrow: { vi: '', en: '' }, text: { vi: '', en: '' } }] });
  expect(contentSchema.parse(values)).toEqual(home);
});

it('counts texts without English', () => {
  const title = { vi: 'Tết', en: '' };
  expect(countMissingEnglish({ ...home, banners: [{ ...banner, title }, banner] })).toBe(1);
});

it('converts plain text to paragraphs', () => {
  expect(paragraphsOf('Chào <b>\n\nbạn & tôi')).toBe('<p>Chào &lt;b&gt;</p><p>bạn &amp; tôi</p>');
});

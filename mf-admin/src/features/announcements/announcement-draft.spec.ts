/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { announcementOf, emptyDraft, pathOf, problemsOf } from './announcement-draft.ts';

it('requires both Vietnamese texts, and accepts only paths of the site as links', () => {
  expect(problemsOf(emptyDraft)).toEqual(['titleVi', 'descriptionVi']);
  const draft = { ...emptyDraft, titleVi: 'Tết', descriptionVi: 'Đặt trước 5/12' };
  expect(problemsOf(draft)).toEqual([]);
  for (const link of ['https://evil.example/', '//evil.example', 'search', '/a b', '/\\evil'])
    expect(problemsOf({ ...draft, link })).toEqual(['link']);
});

it.each([
  ['/en/search?keyword=tet', '/search?keyword=tet'],
  [`${location.origin}/en/page/tet#a`, '/page/tet#a'],
  ['/en', '/'],
  ['/english', '/english'],
])('resolves the link %s to %s, without the language prefix', (link, path) => {
  expect(pathOf(link)).toBe(path);
});

it('leaves out empty fields', () => {
  const draft = { ...emptyDraft, titleVi: ' Tết ', descriptionVi: 'Đặt trước 5/12' };
  expect(announcementOf(draft, undefined)).toEqual({
    typeNotify: 'PROMOTION',
    notify: { title: { vi: 'Tết', en: '' }, description: { vi: 'Đặt trước 5/12', en: '' }, image: null },
  });
  expect(announcementOf({ ...draft, link: '/search' }, 'someone')).toMatchObject({
    user: 'someone',
    notify: { link: '/search' },
  });
});

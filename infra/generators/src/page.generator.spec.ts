import { addPath, pageName } from './page.generator.ts';

describe('pageName', () => {
  it.each([
    ['/gift/wrapping', 'wrapping'],
    ['/gift-guide/:slug', 'gift-guide'],
    ['/', 'home'],
    ['/gift/new', 'gift-new'],
  ])('maps %s to %s', (path, name) => {
    expect(pageName('mf-gift', path).kebab).toBe(name);
  });

  it('uses more of the path if the remote already has a page of the shorter name', () => {
    expect(pageName('mf-storefront', '/gift/search').kebab).toBe('gift-search');
    expect(() => pageName('mf-storefront', '/search')).toThrow('mf-storefront has pages of the names search');
  });

  it('rejects a path that is not kebab-case', () => {
    expect(() => pageName('mf-gift', '/gift/Wrapping')).toThrow('kebab-case');
  });
});

describe('addPath', () => {
  it.each([
    ["paths: { '/gift': ['public'] },", "paths: { '/gift': ['public'],\n    '/gift/new': ['bare'],\n  },"],
    [
      "paths: {\n    '/gift': ['public'],\n  },\n  files: [],",
      "paths: {\n    '/gift': ['public'],\n    '/gift/new': ['bare'],\n  },\n  files: [],",
    ],
  ])('adds the path to the remote: %s', (text, expected) => {
    expect(addPath('/gift/new', 'bare')(text)).toBe(expected);
  });

  it('adds no path twice, and nothing to a text of an unexpected form', () => {
    expect(addPath('/gift', 'bare')("paths: { '/gift': ['public'] }")).toBe("paths: { '/gift': ['public'] }");
    expect(addPath('/gift', 'bare')('paths: giftPaths')).toBeUndefined();
  });
});

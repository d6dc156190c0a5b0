import { buildPage, pagingQuery } from './paging.ts';

describe('paging', () => {
  it('starts at the first page of 20', () => {
    expect(pagingQuery.parse({})).toEqual({ page: 1, limit: 20 });
  });

  it.each([{ limit: 0 }, { limit: 101 }, { limit: 'x' }, { limit: 1.5 }, { page: 0 }, { page: 10_001 }])('refuses %o', (query) => {
    expect(pagingQuery.safeParse(query).success).toBe(false);
  });

  it('answers a page after the last with nothing and the right totals', () => {
    expect(buildPage([], 41, { page: 9, limit: 20 })).toEqual({ docs: [], totalDocs: 41, totalPages: 3, page: 9, limit: 20, hasNextPage: false });
  });

  it('knows whether more follows', () => {
    expect(buildPage([], 41, { page: 2, limit: 20 }).hasNextPage).toBe(true);
    expect(buildPage([], 40, { page: 2, limit: 20 }).hasNextPage).toBe(false);
  });
});

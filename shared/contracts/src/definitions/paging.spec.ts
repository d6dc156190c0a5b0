import { buildPage, pagingQuery } from './paging.ts';

describe('paging', () => {
  it('defaults to page 1 with a limit of 20', () => {
    expect(pagingQuery.parse({})).toEqual({ page: 1, limit: 20 });
  });

  it.each([{ limit: 0 }, { limit: 101 }, { limit: 'x' }, { limit: 1.5 }, { page: 0 }, { page: 10_001 }])(
    'rejects %o',
    (query) => {
      expect(pagingQuery.safeParse(query).success).toBe(false);
    },
  );

  it('returns an empty page with correct totals after the last page', () => {
    expect(buildPage([], 41, { page: 9, limit: 20 })).toEqual({
      docs: [],
      totalDocs: 41,
      totalPages: 3,
      page: 9,
      limit: 20,
      hasNextPage: false,
    });
  });

  it('sets hasNextPage when more pages follow', () => {
    expect(buildPage([], 41, { page: 2, limit: 20 }).hasNextPage).toBe(true);
    expect(buildPage([], 40, { page: 2, limit: 20 }).hasNextPage).toBe(false);
  });
});

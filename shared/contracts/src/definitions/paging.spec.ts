import { buildPage, buildStaffPage, pagingQuery, staffPagingQuery } from './paging.ts';

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

describe('page of a staff list', () => {
  const paging = { page: 3, limit: 20 };

  it('has the exact number of matches up to a thousand', () => {
    expect(buildStaffPage([], { found: 1_000, hasNextPage: true }, paging)).toEqual({
      ...{ docs: [], totalDocs: 1_000, totalPages: 50, hasNextPage: true, ...paging },
    });
  });

  it('has isMore above a thousand matches', () => {
    expect(buildStaffPage([], { found: 1_001, hasNextPage: true }, paging)).toEqual({
      ...{ docs: [], totalDocs: 1_000, isMore: true, hasNextPage: true, ...paging },
    });
  });

  it('has the exact number of matches when requested', () => {
    const asked = staffPagingQuery.parse({ page: '3', count: 'exact' });
    expect(buildStaffPage([], { found: 123_456, hasNextPage: true }, asked)).toEqual({
      ...{ docs: [], totalDocs: 123_456, totalPages: 6_173, hasNextPage: true, ...paging },
    });
  });
});

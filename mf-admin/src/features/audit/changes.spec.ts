import { changesOf } from './changes.ts';

it('returns the fields that differ, without those that change with every write', () => {
  expect(
    changesOf(
      { status: 'AT_WAREHOUSE', revision: 3, updatedAt: 'a', shipping: { estimatedGrams: 900 } },
      {
        status: 'AWAITING_BALANCE',
        revision: 4,
        updatedAt: 'b',
        shipping: { estimatedGrams: 900, actualGrams: 5_620 },
      },
    ),
  ).toEqual([
    { path: ['status'], before: 'AT_WAREHOUSE', after: 'AWAITING_BALANCE' },
    { path: ['shipping', 'actualGrams'], before: undefined, after: 5_620 },
  ]);
});

it('matches entries of a list by id, and names them by their display name', () => {
  const entry = (_id: string, name: string, status: string) => ({ _id, name: { vi: name, en: '' }, status });
  expect(
    changesOf(
      { lines: [entry('1', 'Trà sen', 'TO_BUY'), entry('2', 'Nước mắm', 'TO_BUY')] },
      { lines: [entry('2', 'Nước mắm', 'READY'), entry('1', 'Trà sen', 'TO_BUY')] },
    ),
  ).toEqual([{ path: ['lines', '#1 Nước mắm', 'status'], before: 'TO_BUY', after: 'READY' }]);
});

it('compares a list of plain values as a whole', () => {
  expect(changesOf({ roles: ['USER'] }, { roles: ['USER', 'ADMIN'] })).toEqual([
    { path: ['roles'], before: 'USER', after: 'USER, ADMIN' },
  ]);
});

it('returns every non-empty field of a created or removed subject', () => {
  expect(changesOf(null, { name: { vi: 'Trà', en: '' }, images: [], note: null, isShowed: false })).toEqual([
    { path: ['name', 'vi'], before: undefined, after: 'Trà' },
    { path: ['isShowed'], before: undefined, after: false },
  ]);
  expect(changesOf({ text: 'x' }, null)).toEqual([{ path: ['text'], before: 'x', after: undefined }]);
});

it('returns no changes for states that are no objects', () => {
  expect(changesOf(null, null)).toEqual([]);
  expect(changesOf('x', 'x')).toEqual([]);
});

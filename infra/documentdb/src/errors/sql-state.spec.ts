import { codeOfSqlState, packSqlState, unpackSqlState } from './sql-state.ts';

describe('SQLSTATEs', () => {
  it.each(['M001C', '55P03', '40001', 'M00DZ'])('unpacks %s', (state) => {
    expect(unpackSqlState(packSqlState(state))).toBe(state);
  });

  it('unpacks the engine’s number for a duplicate key', () => {
    expect(unpackSqlState(319029277)).toBe('M001C');
  });

  it.each([
    ['M001C', 11000, 'DuplicateKey'],
    ['23P01', 11000, 'DuplicateKey'],
    ['40001', 112, 'WriteConflict'],
    ['57014', 50, 'MaxTimeMSExpired'],
    ['M000M', 66, 'ImmutableField'],
    ['M007U', 40324, 'Location40324'],
    ['XX000', 8, 'UnknownError'],
  ])('maps to MongoDB’s code: %s', (state, code, codeName) => {
    expect(codeOfSqlState(state)).toEqual({ code, codeName });
  });
});

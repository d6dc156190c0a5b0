import { codeOfSqlState, unpackSqlState } from './sql-state.ts';

/** As the engine packs them: six bits a character, the first one lowest. */
const pack = (state: string) => [...state].reduce((packed, character, digit) => packed + (character.charCodeAt(0) - 48) * 64 ** digit, 0);

describe('SQLSTATEs', () => {
  it.each(['M001C', '55P03', '40001', 'M00DZ'])('unpacks %s', (state) => {
    expect(unpackSqlState(pack(state))).toBe(state);
  });

  it('unpacks the number that the engine gives for a duplicate key', () => {
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
  ])('means MongoDB’s code: %s', (state, code, codeName) => {
    expect(codeOfSqlState(state)).toEqual({ code, codeName });
  });
});

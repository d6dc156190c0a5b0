import { violatedIndex } from './duplicate-key.ts';

describe('the violated index', () => {
  it.each([
    [`Duplicate key violation on the requested collection: Index 'email_1'`, { name: 'email_1' }],
    [`Duplicate key violation on the requested collection: Index 'a's index'`, { name: `a's index` }],
    ['conflicting key value violates exclusion constraint "documents_rum_index_31"', { id: 31 }],
    ['duplicate key value violates unique constraint "collection_pk_12"', { name: '_id_' }],
    ['something else', undefined],
  ])('is parsed from the engine’s message: %s', (message, index) => {
    expect(violatedIndex(message)).toEqual(index);
  });
});

import { CursorStore } from './cursor-store.ts';

const cursor = {
  id: 1n,
  namespace: 'db.rows',
  session: 's',
  transactionNumber: undefined,
  continuation: Buffer.from('1'),
};
const caller = { session: 's', transactionNumber: undefined };

describe('the cursor store', () => {
  let ended: bigint[];
  let store: CursorStore;

  beforeEach(() => {
    ended = [];
    store = new CursorStore(1000, (ids) => ended.push(...ids));
    store.open(cursor);
  });

  it('serves one page of a cursor at a time', () => {
    const taken = store.take(1n, 'db.rows', caller);
    expect(() => store.take(1n, 'db.rows', caller)).toThrow('already in use');
    store.put(taken, Buffer.from('2'));
    expect(store.take(1n, 'db.rows', caller).continuation.toString()).toBe('2');
  });

  it('removes a cursor with its last page without a call to the engine', () => {
    store.put(store.take(1n, 'db.rows', caller), undefined);
    expect(store.size).toBe(0);
    expect(ended).toEqual([]);
  });

  it.each([
    ['another session', 'db.rows', { session: 't', transactionNumber: undefined }],
    ['no session', 'db.rows', { session: undefined, transactionNumber: undefined }],
    ['a transaction that it was not opened in', 'db.rows', { session: 's', transactionNumber: 1n }],
    ['another collection', 'db.others', caller],
  ])('rejects %s', (_, namespace, other) => {
    expect(() => store.take(1n, namespace, other)).toThrow();
    expect(store.size).toBe(1);
  });

  it.each<[string, () => void]>([
    ['when it is killed', () => store.kill([1n, 2n])],
    ['with its session', () => store.killOfSession('s')],
    ['when it is idle for too long', () => store.killIdle(Date.now() + 1001)],
  ])('also ends a cursor in the engine %s', (_, end) => {
    end();
    expect(store.size).toBe(0);
    expect(ended).toEqual([1n]);
  });

  it('retains cursors that are in use, recent or of another session', () => {
    store.take(1n, 'db.rows', caller);
    store.killIdle(Date.now() + 5000);
    store.killOfSession('t');
    store.killOfTransaction('s', 1n);
    expect(store.size).toBe(1);
  });
});

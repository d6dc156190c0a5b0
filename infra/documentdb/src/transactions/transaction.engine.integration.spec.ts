import { PostgresConnection } from '../postgres/postgres-connection.ts';
import { engineAddress } from '../testing/test-adapter.ts';
import { Transaction } from './transaction.ts';

describe('a transaction', () => {
  let connection: PostgresConnection;

  beforeEach(async () => {
    connection = await PostgresConnection.open(engineAddress(), {});
  });
  afterEach(() => connection.destroy());

  it('fails its commit when the engine rolls back instead', async () => {
    const outcomes: boolean[] = [];
    const transaction = new Transaction({
      session: '00'.repeat(16),
      number: 1n,
      connection,
      onEnd: (committed) => outcomes.push(committed),
    });
    await transaction.execute({ name: 'one', sql: 'select 1' }, []);
    await expect(connection.query('select 1/0')).rejects.toMatchObject({ sqlState: '22012' });
    await expect(transaction.commit()).rejects.toMatchObject({
      code: 251,
      codeName: 'NoSuchTransaction',
      labels: new Set(['TransientTransactionError']),
    });
    expect(outcomes).toEqual([false]);
  });
});

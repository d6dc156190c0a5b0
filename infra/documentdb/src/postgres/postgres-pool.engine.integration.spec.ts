import { engineAddress } from '../testing/test-adapter.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import { PostgresPool } from './postgres-pool.ts';

describe('the pool', () => {
  let pool: PostgresPool;
  let warnings: string[];

  beforeEach(async () => {
    warnings = [];
    pool = await PostgresPool.open({
      address: engineAddress(),
      settings: {},
      size: 1,
      warmUp: () => Promise.resolve(),
      onWarning: (message) => warnings.push(message),
    });
  });
  afterEach(() => pool.close());

  it.each<[string, (connection: PostgresConnection) => Promise<unknown>]>([
    ['in an open transaction', (connection) => connection.query('begin')],
    ['in a failed transaction', (connection) => connection.query('begin; select 1/0').catch(() => undefined)],
    [
      'while it runs a statement',
      (connection) => Promise.resolve(void connection.query('select pg_sleep(3)').catch(() => undefined)),
    ],
  ])('replaces a connection that is released %s', async (_, prepare) => {
    const connection = await pool.acquire();
    await prepare(connection);
    pool.release(connection);
    const next = await pool.acquire();
    await expect(next.query('savepoint s')).rejects.toMatchObject({ sqlState: '25P01' });
    pool.release(next);
    expect(connection.usable).toBe(false);
    expect(warnings).toEqual([
      'a connection was released with an open transaction or a running statement; it is closed',
    ]);
  });

  it('reuses a connection that was released idle', async () => {
    const connection = await pool.acquire();
    await connection.query('begin; commit');
    pool.release(connection);
    expect(await pool.acquire()).toBe(connection);
    expect(warnings).toEqual([]);
  });

  it('prepares a repeated statement of a series once, and returns all rows on request', async () => {
    const connection = await pool.acquire();
    const four = { statement: { name: 'four', sql: 'select 4' }, parameters: [] };
    expect((await connection.executeEach([four, four])).map(([column]) => column?.readInt32BE(0))).toEqual([4, 4]);
    pool.release(connection);
  });

  it('stops a series of statements at the first failure', async () => {
    const connection = await pool.acquire();
    const step = (name: string, sql: string) => ({ statement: { name, sql }, parameters: [] });
    const value = async (...steps: ReturnType<typeof step>[]) =>
      (await connection.executeAll(steps)).map(([column]) => column?.readInt32BE(0));
    expect(await value(step('begin', 'begin'), step('two', 'select 2'), step('three', 'select 3'))).toEqual([3]);
    await expect(value(step('half', 'select 1 / 0'), step('commit', 'commit'))).rejects.toMatchObject({
      sqlState: '22012',
    });
    await connection.query('rollback');
    expect(await value(step('commit', 'commit'), step('three', 'select 3'))).toEqual([3]);
    pool.release(connection);
    expect(warnings).toEqual([]);
  });
});

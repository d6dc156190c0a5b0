import type { Connection } from 'mongoose';
import { createWithTransaction } from './database.ts';

/** A connection whose sessions run the work without a database. */
const connection = {
  withSession: (work: (session: object) => unknown) =>
    work({ withTransaction: (attempt: () => Promise<unknown>) => attempt() }),
} as unknown as Connection;

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('withTransaction runs twenty transactions at a time in order, and continues after a failure', async () => {
  const withTransaction = createWithTransaction(connection);
  const started: number[] = [];
  const gates = Array.from({ length: 22 }, () => Promise.withResolvers<number>());
  const results = gates.map(({ promise }, index) =>
    withTransaction(() => {
      started.push(index);
      return promise;
    }),
  );
  const settled = Promise.allSettled(results);
  await turn();
  expect(started).toEqual(Array.from({ length: 20 }, (_, index) => index));
  gates[1]?.reject(new Error('failed'));
  await expect(results[1]).rejects.toThrow('failed');
  await turn();
  expect(started.slice(20)).toEqual([20]);
  for (const [index, gate] of gates.entries()) gate.resolve(index);
  expect((await settled).map(({ status }) => status).filter((status) => status === 'fulfilled')).toHaveLength(21);
});

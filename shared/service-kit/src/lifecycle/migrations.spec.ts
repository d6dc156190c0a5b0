import type { Logger } from '../telemetry/logger.ts';
import { runMigrations } from './migrations.ts';

const logging = () => {
  const info = jest.fn();
  return { info, context: { logger: { info } as unknown as Logger, changed: [] as string[] } };
};

it('runs migrations in order and logs those that changed something', async () => {
  const { info, context } = logging();
  await runMigrations(context, {
    renameFields: async ({ changed }) => changed.push('renameFields') + 1,
    dropOrphans: async ({ changed }) => changed.push('dropOrphans') * 0,
  });
  expect(context.changed).toEqual(['renameFields', 'dropOrphans']);
  expect(info.mock.calls).toEqual([[{ migration: 'renameFields', changed: 2 }, expect.any(String)]]);
});

it('stops at a failing migration, so that the service does not start half migrated', async () => {
  const { context } = logging();
  const later = jest.fn(async () => 0);
  await expect(runMigrations(context, { first: () => Promise.reject(new Error('no')), later })).rejects.toThrow('no');
  expect(later).not.toHaveBeenCalled();
});

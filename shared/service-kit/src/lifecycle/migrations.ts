import type { Logger } from '../telemetry/logger.ts';

/**
 * Migrates data of an earlier version and returns the number of changed records. Runs at every start, before the service reads or listens.
 * It must be idempotent and harmless to other running instances of this version or the previous one.
 */
export type Migration<Context> = (context: Context) => Promise<number>;

/** Runs the migrations of a service in order and logs those that changed something. */
export async function runMigrations<Context extends { logger: Logger }>(
  context: Context,
  migrations: Readonly<Record<string, Migration<Context>>>,
): Promise<void> {
  for (const [migration, run] of Object.entries(migrations)) {
    const changed = await run(context);
    if (changed > 0) context.logger.info({ migration, changed }, 'migrated what an earlier version has stored');
  }
}

import type { Logger } from '../telemetry/logger.ts';

/**
 * Changes what an earlier version has stored; returns how many records it has changed. It runs at every start, before the service reads or listens: it finds
 * nothing the second time, and does no harm beside another instance, of this version or the one before.
 */
export type Migration<Context> = (context: Context) => Promise<number>;

/** Runs the migrations of a service in their order; the log names those that have changed something. */
export async function runMigrations<Context extends { logger: Logger }>(
  context: Context,
  migrations: Readonly<Record<string, Migration<Context>>>,
): Promise<void> {
  for (const [migration, run] of Object.entries(migrations)) {
    const changed = await run(context);
    if (changed > 0) context.logger.info({ migration, changed }, 'migrated what an earlier version has stored');
  }
}

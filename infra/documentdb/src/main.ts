import pino from 'pino';
import { startDocumentDbAdapter } from './adapter.ts';
import { prepareDatabase } from './engine.ts';
import { readEnvironment } from './environment.ts';

const { logLevel, ...options } = readEnvironment(process.env);
const logger = pino({ name: 'documentdb', level: logLevel });

try {
  await prepareDatabase(options.postgres);
  const adapter = await startDocumentDbAdapter({ ...options, logger });
  const stop = (reason: string) => {
    logger.info({ reason }, 'the DocumentDB adapter stops');
    adapter.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'the DocumentDB adapter did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  // A parent process with an IPC channel owns the adapter, which stops when the parent ends.
  process.once('disconnect', () => stop('disconnect'));
  process.send?.({ type: 'ready', port: adapter.port });
} catch (error) {
  logger.fatal({ err: error }, 'the DocumentDB adapter cannot start');
  process.exit(1);
}

/**
 * A child process that the specs kill, or that kills itself with SIGKILL at a chosen moment: `node killable-process.fixtures.ts <role>
 * <database and namespace>`.
 */
import type { Connection } from 'mongoose';
import { openLink } from '../broker/amqp-link.ts';
import { connectBus } from '../bus.ts';
import { amqpUrl, connectTestDatabase, sampleChanged, recordOwn, recordSample, silentLogger } from '../bus.fixtures.ts';
import { countEffect, changeSource } from './sample-source.fixtures.ts';
import { startConsumer } from '../consumers/durable-consumer.ts';
import { openInbox } from '../consumers/inbox.ts';
import type { Inbox } from '../consumers/inbox.ts';
import { openOutboxStore } from './outbox-store.ts';
import { openPublisher } from './publisher.ts';
import { startPublishing } from './publishing.ts';
import { openTransactions } from './transaction.ts';

const [role = '', name = ''] = process.argv.slice(2);

function killSelf(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
}

async function publisher() {
  const link = await openLink({ url: amqpUrl(), name: 'killable publisher', logger: silentLogger });
  return openPublisher(link, silentLogger);
}

async function publishing(connection: Connection, moment: 'before publishing' | 'before removing') {
  const store = await openOutboxStore(connection, { leaseMs: 1_000, batch: 50 });
  return startPublishing({
    publisher: await publisher(),
    namespace: name,
    service: 'producer',
    connection,
    logger: silentLogger,
    metrics: {},
    pollMs: 50,
    store: {
      ...store,
      claim: async () => {
        const claimed = await store.claim();
        return claimed !== undefined && moment === 'before publishing' ? killSelf() : claimed;
      },
      remove: async (ids) => (ids.length > 0 && moment === 'before removing' ? killSelf() : store.remove(ids)),
    },
  });
}

async function consumeBy(connection: Connection, once: Inbox['once']): Promise<void> {
  const link = await openLink({ url: amqpUrl(), name: 'killable', logger: silentLogger });
  await startConsumer(
    { name: 'projection', events: [sampleChanged], handle: countEffect },
    {
      namespace: name,
      service: 'consumer',
      link,
      publisher: await publisher(),
      database: { inbox: { once }, connection },
      retryPausesMs: [],
      logger: silentLogger,
      metrics: {},
    },
  );
}

/** Kills itself after the commit and before the acknowledgement. */
async function consumeUntilCommitted(connection: Connection): Promise<void> {
  const inbox = await openInbox(connection, openTransactions(connection));
  await consumeBy(connection, async (...event) => ((await inbox.once(...event)) ? killSelf() : false));
}

const roles: Record<string, (connection: Connection) => Promise<unknown>> = {
  'commit, then exit': async (connection) => {
    await changeSource(connection, 'a');
    return killSelf();
  },
  'claim, then exit': async (connection) => {
    await recordSample(connection, 'a', 1);
    return publishing(connection, 'before publishing');
  },
  'commit what it is to publish itself, then exit': async (connection) => {
    await recordOwn(connection, { publish: () => undefined }, 'a', 1);
    return killSelf();
  },
  'publish, then exit': async (connection) => {
    await changeSource(connection, 'a');
    return publishing(connection, 'before removing');
  },
  'consume, commit, then exit': consumeUntilCommitted,
  // Before its transaction: the database keeps an open transaction of a killed process for seconds, and the next process would wait for it.
  'exit on every event': (connection) => consumeBy(connection, killSelf),
  /** Publishes and consumes until it is killed. */
  'work until killed': async (connection) => {
    const bus = await connectBus({
      url: amqpUrl(),
      namespace: name,
      service: 'consumer',
      connection,
      logger: silentLogger,
      pollMs: 200,
    });
    await bus.consume({ name: 'projection', events: [sampleChanged], handle: countEffect });
    for (let count = 0; ; count++) await changeSource(connection, `source-${count % 5}`, bus.publish);
  },
};

const connection = await connectTestDatabase(name);
const run = roles[role];
if (run === undefined) throw new Error(`no role ${role}`);
await run(connection);

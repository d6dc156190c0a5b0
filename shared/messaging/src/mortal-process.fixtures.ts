/**
 * A process of its own that the specs kill, or that kills itself with SIGKILL at a chosen moment:
 * `node mortal-process.fixtures.ts <role> <database and namespace>`.
 */
import type { Connection } from 'mongoose';
import { openLink } from './amqp-link.ts';
import { connectBus } from './bus.ts';
import { amqpUrl, connectGroundDatabase, pearPicked, pick, silent } from './bus.fixtures.ts';
import { fillJar, pickFromTree } from './orchard.fixtures.ts';
import { startConsumer } from './durable-consumer.ts';
import { openInbox } from './inbox.ts';
import { openOutboxStore } from './outbox-store.ts';
import { startPublishing } from './publishing.ts';

const [role = '', name = ''] = process.argv.slice(2);

function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
}

async function publishing(connection: Connection, moment: 'before publishing' | 'before removing') {
  const store = await openOutboxStore(connection, { leaseMs: 1_000, batch: 50 });
  return startPublishing({
    url: amqpUrl(),
    namespace: name,
    service: 'orchard',
    connection,
    logger: silent,
    metrics: {},
    pollMs: 50,
    store: {
      claim: async () => {
        const claimed = await store.claim();
        return claimed !== undefined && moment === 'before publishing' ? die() : claimed;
      },
      remove: async (ids) => (ids.length > 0 && moment === 'before removing' ? die() : store.remove(ids)),
    },
  });
}

/** Dies with the transaction's end behind it and the acknowledgement before it. */
async function consumeUntilCommitted(connection: Connection): Promise<void> {
  const link = await openLink({ url: amqpUrl(), name: 'mortal', logger: silent });
  const { publisher } = await startPublishing({ url: amqpUrl(), namespace: name, service: 'kitchen', connection, logger: silent, metrics: {}, pollMs: 60_000 });
  const inbox = await openInbox(connection);
  const once: typeof inbox.once = async (...event) => ((await inbox.once(...event)) ? die() : false);
  await startConsumer({ name: 'press', events: [pearPicked], handle: fillJar }, { namespace: name, service: 'kitchen', link, publisher, inbox: { once }, connection, retryPausesMs: [], logger: silent, metrics: {} });
}

const roles: Record<string, (connection: Connection) => Promise<unknown>> = {
  'commit, then die': async (connection) => {
    await pickFromTree(connection, 'a');
    return die();
  },
  'claim, then die': async (connection) => {
    await pick(connection, 'a', 1);
    return publishing(connection, 'before publishing');
  },
  'publish, then die': async (connection) => {
    await pickFromTree(connection, 'a');
    return publishing(connection, 'before removing');
  },
  'consume, commit, then die': consumeUntilCommitted,
  'die of every event': async (connection) => {
    const bus = await connectBus({ url: amqpUrl(), namespace: name, service: 'kitchen', connection, logger: silent });
    await bus.consume({ name: 'press', events: [pearPicked], handle: die });
  },
  /** Picks and presses until it is killed. */
  'work until killed': async (connection) => {
    const bus = await connectBus({ url: amqpUrl(), namespace: name, service: 'kitchen', connection, logger: silent, pollMs: 200 });
    await bus.consume({ name: 'press', events: [pearPicked], handle: fillJar });
    for (let count = 0; ; count++) {
      await pickFromTree(connection, `tree-${count % 5}`);
      bus.nudge();
    }
  },
};

const connection = await connectGroundDatabase(name);
const act = roles[role];
if (act === undefined) throw new Error(`no role ${role}`);
await act(connection);

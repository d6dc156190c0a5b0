import { mongo } from 'mongoose';
import { silentLogger } from '../bus.fixtures.ts';
import { startDirectPublishing } from './direct-publishing.ts';
import type { DirectPublishing, DirectPublishingOptions } from './direct-publishing.ts';
import type { StoredOutboxRow } from './outbox-store.ts';

const row = (subject: string, revision: number, claimMs = 60_000): StoredOutboxRow => ({
  _id: new mongo.ObjectId(),
  subject,
  revision,
  eventId: `${subject}-${revision}`,
  type: 't',
  body: '{}',
  recordedAt: new Date(),
  claim: 'this process',
  claimedUntil: new Date(Date.now() + claimMs),
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const settled = () => pass(0);

let direct: DirectPublishing | undefined;
beforeEach(() => void jest.useFakeTimers());
afterEach(async () => {
  await direct?.stop();
  jest.useRealTimers();
});

/** With `isConfirming`, events wait for `confirm`. `earlier`: subjects with an event of another process. */
function start(options: Partial<DirectPublishingOptions> = {}, isConfirming = false) {
  const [sent, removed, earlier, confirms]: [string[], string[], Set<string>, (() => void)[]] = [[], [], new Set(), []];
  const ids = new Map<string, string>();
  const checks = jest.fn();
  direct = startDirectPublishing({
    store: {
      remove: async (rows) => void removed.push(...rows.map((id) => ids.get(String(id))!)),
      hasEarlier: async ({ subject }) => (checks(), earlier.has(subject)),
    },
    publish: (published) => {
      sent.push(published.eventId);
      ids.set(String(published._id), published.eventId);
      return isConfirming ? new Promise((resolve) => confirms.push(resolve)) : Promise.resolve();
    },
    ready: () => true,
    logger: silentLogger,
    metrics: {},
    ...options,
  });
  return { direct, sent, removed, earlier, checks, confirms };
}

test('publishes subjects concurrently, and each event after the confirmation of its predecessor', async () => {
  const { direct, sent, confirms } = start({}, true);
  direct.publish([row('a', 1), row('b', 1), row('a', 2)]);
  direct.publish([row('a', 3)]);
  await settled();
  expect(sent).toEqual(['a-1', 'b-1']);
  for (let count = 0; count < 3; count += 1) {
    confirms.splice(0).forEach((confirm) => confirm());
    await settled();
  }
  expect(sent).toEqual(['a-1', 'b-1', 'a-2', 'a-3']);
});

test('removes published events in batches, at the latest on stop', async () => {
  const { direct, removed } = start();
  direct.publish([row('a', 1), row('b', 1)]);
  await pass(49);
  expect(removed).toEqual([]);
  await pass(1);
  expect(removed).toEqual(['a-1', 'b-1']);
  direct.publish([row('a', 2)]);
  await settled();
  await direct.stop();
  expect(removed).toEqual(['a-1', 'b-1', 'a-2']);
});

test('waits for earlier events of other processes only if it has not published the previous revision', async () => {
  const { direct, sent, earlier, checks } = start();
  direct.publish([row('new', 1), row('new', 2), row('a', 4)]);
  direct.publish([row('a', 5), row('a', 5)]);
  await settled();
  expect([sent, checks.mock.calls.length]).toEqual([['new-1', 'a-4', 'new-2', 'a-5', 'a-5'], 1]);
  earlier.add('a');
  direct.publish([row('a', 7)]);
  await pass(100);
  expect(sent).toHaveLength(5);
  earlier.clear();
  await pass(20);
  expect(sent.slice(5)).toEqual(['a-7']);
});

test('leaves events to the relay that it must not or cannot publish, and later events of the same list', async () => {
  const publishFailed = jest.fn();
  const { direct, sent, earlier } = start({ metrics: { publishFailed } });
  direct.publish([row('late', 1, -1)]);
  earlier.add('waiting');
  direct.publish([row('waiting', 2, 30)]);
  await pass(80);
  expect([sent, publishFailed.mock.calls.length]).toEqual([[], 0]);
  await direct.stop();

  const refusing = start({ publish: () => Promise.reject(new Error('refused')), metrics: { publishFailed } });
  refusing.direct.publish([row('a', 1), row('a', 2)]);
  await settled();
  expect([refusing.removed, publishFailed.mock.calls.length]).toEqual([[], 1]);
});

test('publishes nothing while the broker is unavailable', async () => {
  const { direct, sent } = start({ ready: () => false });
  direct.publish([row('a', 1)]);
  await settled();
  expect(sent).toEqual([]);
});

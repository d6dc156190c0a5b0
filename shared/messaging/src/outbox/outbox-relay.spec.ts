import { eventually } from '@gvg/testing/eventually';
import { turns } from '@gvg/testing/turns';
import { mongo } from 'mongoose';
import { silentLogger } from '../bus.fixtures.ts';
import { startRelay } from './outbox-relay.ts';
import type { OutboxRelay, RelayOptions } from './outbox-relay.ts';
import type { ClaimedRows, StoredOutboxRow } from './outbox-store.ts';

type RelayStore = RelayOptions['store'];

function row(subject: string, revision: number): StoredOutboxRow {
  return {
    _id: new mongo.ObjectId(),
    subject,
    revision,
    eventId: `${subject}-${revision}`,
    type: 't',
    body: '{}',
    recordedAt: new Date(),
    claim: null,
    claimedUntil: new Date(0),
  };
}

/** Returns the rounds in turn and records what was removed and released. */
function fakeStore(rounds: Partial<ClaimedRows>[]) {
  const removed: string[] = [];
  let released = 0;
  const claimedEventIds = new Map<string, string>();
  const store: RelayStore = {
    claim: async () => {
      const round = rounds.shift();
      for (const { _id, eventId } of round?.subjects?.flat() ?? []) claimedEventIds.set(String(_id), eventId);
      return (
        round && { subjects: [], incomplete: false, lagSeconds: 0, release: async () => void (released += 1), ...round }
      );
    },
    remove: async (ids) => void removed.push(...ids.map((id) => claimedEventIds.get(String(id))!)),
  };
  return { store, removed, releases: () => released };
}

let relay: OutboxRelay | undefined;
afterEach(() => relay?.stop());

function start(
  store: RelayStore,
  publish: (row: StoredOutboxRow) => Promise<void>,
  ready = () => true,
  metrics = {},
): OutboxRelay {
  relay = startRelay({ store, publish, ready, pollMs: 1, logger: silentLogger, metrics });
  return relay;
}

test('a rejected event blocks only its subject', async () => {
  const { store, removed, releases } = fakeStore([{ subjects: [[row('a', 1), row('a', 2)], [row('b', 1)]] }]);
  const sent: string[] = [];
  const failures = jest.fn();
  start(
    store,
    async ({ eventId }) => {
      if (eventId === 'a-1') throw new Error('refused');
      sent.push(eventId);
    },
    undefined,
    { publishFailed: failures },
  );
  await eventually(() => expect(releases()).toBe(1));
  expect(sent).toEqual(['b-1']);
  expect(removed).toEqual(['b-1']);
  expect(failures).toHaveBeenCalledTimes(1);
});

test('publishes an event only after the previous one is confirmed', async () => {
  const { store } = fakeStore([{ subjects: [[row('a', 1), row('a', 2)]] }]);
  const sent: string[] = [];
  let confirm = () => {};
  start(store, ({ eventId }) => {
    sent.push(eventId);
    return new Promise((resolve) => (confirm = resolve));
  });
  await eventually(() => expect(sent).not.toEqual([]));
  await turns();
  expect(sent).toEqual(['a-1']);
  confirm();
  await eventually(() => expect(sent).toEqual(['a-1', 'a-2']));
  confirm();
});

test('claims nothing while the broker is unavailable', async () => {
  const { store } = fakeStore([{ subjects: [[row('a', 1)]] }]);
  const claim = jest.spyOn(store, 'claim');
  const ready = jest.fn(() => false);
  start(store, async () => {}, ready);
  await eventually(() => expect(ready.mock.calls.length).toBeGreaterThan(2));
  expect(claim).not.toHaveBeenCalled();
});

test('runs one round after another', async () => {
  const { store, removed } = fakeStore([
    { subjects: [[row('a', 1)]], incomplete: true },
    { subjects: [[row('b', 1)]] },
  ]);
  start(store, async () => {});
  await eventually(() => expect(removed).toEqual(['a-1', 'b-1']));
});

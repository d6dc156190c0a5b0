import { runEvery } from '@gvg/service-kit/lifecycle/run-every';
import type { Identity } from './identity.ts';
import { answerResetRequests } from './password/forgot-password/answer-reset-requests.ts';

const [second, minute] = [1_000, 60_000];

/** Schedules all repeated work of the service. */
export function startTimers(identity: Identity): void {
  // Much shorter than `publicationLeadMs`, so that every instance publishes a key before any of them signs with it.
  runEvery(identity, { name: 'refresh signing keys', intervalMs: 5 * minute, work: () => identity.keys.refresh() });
  runEvery(identity, { name: 'answer reset requests', intervalMs: second, work: () => answerResetRequests(identity) });
}

import { replayDeadLetter } from '@gvg/contracts/identity/http/dead-letters';
import { auditEvent } from '@gvg/service-kit/data/audit';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { presentDeadLetter } from '../dead-letters.ts';

/** Recorded before the replay: the broker takes part in no transaction, and a replay without a record would be worse than a record without a replay. */
export function replayDeadLetterRoute({ app, deadLetters, withTransaction }: Identity): void {
  mount(app, replayDeadLetter, async ({ params: { id }, context }) => {
    const found = (await deadLetters((store) => store.list())).find((letter) => letter.id === id);
    if (found === undefined) throw new ApiFailure('NOT_FOUND');
    const { queue, type = null, reason } = found;
    await withTransaction(async ({ record }) => {
      record(
        auditEvent({
          action: 'dead-letter.replay',
          subject: { type: 'dead-letter', id },
          before: { queue, type, reason },
          after: null,
          context,
        }),
      );
    });
    const { replayed, undeliverable } = await deadLetters((store) => store.replay((letter) => letter.id === id));
    if (undeliverable.length > 0) throw new ApiFailure('ACTION_NOT_ALLOWED');
    // A concurrent request was faster.
    if (replayed[0] === undefined) throw new ApiFailure('NOT_FOUND');
    return presentDeadLetter(replayed[0]);
  });
}

import { lookAtDeadLetter } from '@gvg/contracts/identity/http/dead-letters';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import { lookEvent } from '../../audit/look.ts';
import type { Identity } from '../../identity.ts';
import { presentDeadLetter } from '../dead-letters.ts';

export function lookAtDeadLetterRoute({ app, deadLetters, withTransaction }: Identity): void {
  mount(app, lookAtDeadLetter, async ({ params: { id }, context }) => {
    const found = (await deadLetters((store) => store.list())).find((letter) => letter.id === id);
    if (found === undefined) throw new ApiFailure('NOT_FOUND');
    await withTransaction(async ({ record }) => {
      record(lookEvent({ action: 'dead-letter.look', subject: { type: 'dead-letter', id }, context }));
    });
    return { ...presentDeadLetter(found), detail: found.detail, body: found.body };
  });
}

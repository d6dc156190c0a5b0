import { buildPage } from '@gvg/contracts/definitions/paging';
import { listDeadLetters } from '@gvg/contracts/identity/http/dead-letters';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { presentDeadLetter } from '../dead-letters.ts';

export function listDeadLettersRoute({ app, deadLetters }: Identity): void {
  mount(app, listDeadLetters, async ({ query: paging }) => {
    const all = (await deadLetters((store) => store.list())).toReversed();
    const first = (paging.page - 1) * paging.limit;
    return buildPage(all.slice(first, first + paging.limit).map(presentDeadLetter), all.length, paging);
  });
}

import { listCannedReplies } from '@gvg/contracts/chat/http/canned-replies';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findPage } from '@gvg/service-kit/data/pagination';
import type { Chat } from '../../chat.ts';
import { presentCannedReply } from '../canned-reply.presenter.ts';

export function listCannedRepliesRoute({ app, cannedReplies }: Chat): void {
  mount(app, listCannedReplies, ({ query }) =>
    findPage(cannedReplies, {
      filter: {},
      sort: { titleOrder: 1, _id: 1 },
      paging: query,
      present: presentCannedReply,
    }),
  );
}

import { updateCannedReply } from '@gvg/contracts/chat/http/canned-replies';
import { sortKeyOf } from '@gvg/contracts/values/vietnamese';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import { mount } from '@gvg/service-kit/http/endpoint';
import { checkRevision } from '@gvg/service-kit/data/revision';
import type { Chat } from '../../chat.ts';
import { auditCannedReply } from '../audit-canned-reply.ts';
import type { StoredCannedReply } from '../canned-reply.model.ts';
import { presentCannedReply } from '../canned-reply.presenter.ts';

export function updateCannedReplyRoute(chat: Chat): void {
  const { cannedReplies } = chat;
  mount(chat.app, updateCannedReply, ({ params: { id }, body: { revision, ...fields }, context }) =>
    chat.withTransaction(async (transaction) => {
      const { session } = transaction;
      const before = await cannedReplies.findById(id).session(session).lean<StoredCannedReply>();
      if (before === null) throw new ApiFailure('MESSAGE_NOT_FOUND');
      checkRevision(before, revision, presentCannedReply);
      const titleOrder = sortKeyOf(fields.title);
      const update = { $set: { ...fields, titleOrder, updatedAt: chat.now() }, $inc: { revision: 1 } };
      const after = await cannedReplies
        .findOneAndUpdate({ _id: id, revision: before.revision }, update, { session, returnDocument: 'after' })
        .lean<StoredCannedReply>();
      if (after === null) throw concurrentChangeError('canned reply');
      auditCannedReply(transaction, { action: 'update', before, after, context });
      return presentCannedReply(after);
    }),
  );
}

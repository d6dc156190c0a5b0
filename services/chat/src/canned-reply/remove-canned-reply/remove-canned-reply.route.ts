import { removeCannedReply } from '@gvg/contracts/chat/http/canned-replies';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Chat } from '../../chat.ts';
import { auditCannedReply } from '../audit-canned-reply.ts';
import type { StoredCannedReply } from '../canned-reply.model.ts';

export function removeCannedReplyRoute(chat: Chat): void {
  mount(chat.app, removeCannedReply, ({ params: { id }, context }) =>
    chat.withTransaction(async (transaction) => {
      const { session } = transaction;
      const before = await chat.cannedReplies.findOneAndDelete({ _id: id }, { session }).lean<StoredCannedReply>();
      if (before === null) throw new ApiFailure('MESSAGE_NOT_FOUND');
      auditCannedReply(transaction, { action: 'remove', before, after: null, context });
      return undefined;
    }),
  );
}

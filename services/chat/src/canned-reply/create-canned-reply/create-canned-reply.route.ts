import { Types } from 'mongoose';
import { createCannedReply } from '@gvg/contracts/chat/http/canned-replies';
import { sortKeyOf } from '@gvg/contracts/values/vietnamese';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Chat } from '../../chat.ts';
import { auditCannedReply } from '../audit-canned-reply.ts';
import { presentCannedReply } from '../canned-reply.presenter.ts';

export function createCannedReplyRoute(chat: Chat): void {
  mount(chat.app, createCannedReply, ({ body, context }) =>
    chat.withTransaction(async (transaction) => {
      const { session } = transaction;
      const titleOrder = sortKeyOf(body.title);
      const after = { _id: new Types.ObjectId(), ...body, titleOrder, revision: 1, updatedAt: chat.now() };
      await chat.cannedReplies.insertMany([after], { session });
      auditCannedReply(transaction, { action: 'create', before: null, after, context });
      return presentCannedReply(after);
    }),
  );
}

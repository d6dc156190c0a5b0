import type { Connection } from 'mongoose';
import { cannedReplyModel } from './canned-reply/canned-reply.model.ts';
import type { ChatModels } from './chat.ts';
import { messageModel } from './message/message.model.ts';
import { profileModel } from './profile/profile.model.ts';
import { roomModel } from './room/room.model.ts';

/** Opens the collections of chat with their indexes. */
export async function openModels(connection: Connection): Promise<ChatModels> {
  const models = {
    rooms: roomModel(connection),
    messages: messageModel(connection),
    cannedReplies: cannedReplyModel(connection),
    storedProfiles: profileModel(connection),
  };
  for (const model of Object.values(models)) await model.init();
  return models;
}

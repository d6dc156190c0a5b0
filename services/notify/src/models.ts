import type { Connection } from 'mongoose';
import { conversationModel } from './conversation/conversation.model.ts';
import { mailModel } from './mail/mail.model.ts';
import { notificationModel } from './notification/notification.model.ts';
import type { NotifyModels } from './notify.ts';
import { preferencesModel } from './preferences/preferences.model.ts';
import { pushSubscriptionModel } from './push/push-subscription.model.ts';
import { pushModel } from './push/push.model.ts';
import { readMarkModel } from './reader/read-mark.model.ts';
import { readerModel } from './reader/reader.model.ts';

/** Opens the collections of notify with their indexes. */
export async function openModels(connection: Connection): Promise<NotifyModels> {
  const models = {
    mails: mailModel(connection),
    notifications: notificationModel(connection),
    readers: readerModel(connection),
    marks: readMarkModel(connection),
    conversations: conversationModel(connection),
    preferences: preferencesModel(connection),
    subscriptions: pushSubscriptionModel(connection),
    pushes: pushModel(connection),
  };
  for (const model of Object.values(models)) await model.init();
  return models;
}

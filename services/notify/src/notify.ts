import type { Model } from 'mongoose';
import type { PushNetwork } from '@gvg/outside-fetch/demo-push';
import type { ServiceContext } from '@gvg/service-kit/lifecycle/service';
import type { Buying } from './clients/buying.ts';
import type { Messages } from './clients/messages.ts';
import type { People } from './clients/people.ts';
import type { StoredConversation } from './conversation/conversation.model.ts';
import type { NotifyEnvironment } from './environment.ts';
import type { StoredMail } from './mail/mail.model.ts';
import type { MailLooks } from './mail/open-mail-looks.ts';
import type { StoredNotification } from './notification/notification.model.ts';
import type { StoreNotification } from './notification/notification-to-store.ts';
import type { StoredPreferences } from './preferences/preferences.model.ts';
import type { StoredPushSubscription } from './push/push-subscription.model.ts';
import type { StoredPush } from './push/push.model.ts';
import type { ReadMark } from './reader/read-mark.model.ts';
import type { StoredReader } from './reader/reader.model.ts';

export interface NotifyModels {
  mails: Model<StoredMail>;
  notifications: Model<StoredNotification>;
  readers: Model<StoredReader>;
  marks: Model<ReadMark>;
  conversations: Model<StoredConversation>;
  preferences: Model<StoredPreferences>;
  subscriptions: Model<StoredPushSubscription>;
  pushes: Model<StoredPush>;
}

/** Dependencies of every use case. */
export interface Notify extends ServiceContext<NotifyEnvironment>, NotifyModels {
  storeNotification: StoreNotification;
  people: People;
  buying: Buying;
  messages: Messages;
  mailLooks: MailLooks;
  /** Reaches push services by the rules for links that people paste. */
  pushNetwork: PushNetwork;
}

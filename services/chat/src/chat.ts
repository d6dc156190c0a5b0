import type { Model } from 'mongoose';
import type { PictureClaims } from '@gvg/service-kit/security/picture-claims';
import type { ServiceContext } from '@gvg/service-kit/lifecycle/service';
import type { PictureSigner } from '@gvg/service-kit/security/signed-picture';
import type { StoredCannedReply } from './canned-reply/canned-reply.model.ts';
import type { ChatEnvironment } from './environment.ts';
import type { StoredMessage } from './message/message.model.ts';
import type { RecentMessages } from './message/recent-messages.ts';
import type { StoredProfile } from './profile/profile.model.ts';
import type { Profiles } from './profile/profiles.ts';
import type { RoomQueue } from './room/room-queue.ts';
import type { StoredRoom } from './room/room.model.ts';

export interface ChatModels {
  /** One per customer. */
  rooms: Model<StoredRoom>;
  messages: Model<StoredMessage>;
  cannedReplies: Model<StoredCannedReply>;
  /** Identity's data of users who write. */
  storedProfiles: Model<StoredProfile>;
}

/** Context of all use cases in chat. */
export interface Chat extends ServiceContext<ChatEnvironment>, ChatModels {
  profiles: Profiles;
  signer: PictureSigner;
  pictures: PictureClaims;
  roomQueue: RoomQueue;
  recentMessages: RecentMessages;
  now(): Date;
}

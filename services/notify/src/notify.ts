import type { Model } from 'mongoose';
import type { ServiceContext } from '@gvg/service-kit/service';
import type { NotifyEnvironment } from './environment.ts';
import type { StoredMail } from './mail/mail.model.ts';

/** Dependencies of every use case. */
export interface Notify extends ServiceContext<NotifyEnvironment> {
  mails: Model<StoredMail>;
}

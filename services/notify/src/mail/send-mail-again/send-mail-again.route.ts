import { sendMailAgain } from '@gvg/contracts/notify/http/mail-deliveries';
import { auditEvent } from '@gvg/service-kit/data/audit';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Notify } from '../../notify.ts';
import type { StoredMail } from '../mail.model.ts';
import { presentDelivery } from '../mail.presenter.ts';

type Sending = Pick<Notify, 'app' | 'mails' | 'mailLooks' | 'withTransaction'>;

const stateOf = ({ template, status, attempts }: StoredMail) => ({ template, status, attempts });

/** Sends a waiting mail anyway. Its content is requested on sending, so it has a new code. */
export function sendMailAgainRoute({ app, mails, mailLooks, withTransaction }: Sending): void {
  mount(app, sendMailAgain, async ({ params: { id }, caller, context }) => {
    const mail = await mails.findById(id).lean<StoredMail>();
    if (mail === null) throw new ApiFailure('NOT_FOUND');
    if (mail.status === 'WAITING') throw new ApiFailure('ACTION_NOT_ALLOWED');
    const { content, reason } = await mailLooks.look(mail, caller);
    if (content === null)
      throw new ApiFailure(reason === 'INVALID_ROLE' || reason === 'USER_WAS_DELETED' ? reason : 'ACTION_NOT_ALLOWED');
    await mailLooks.renew(mail);
    return withTransaction(async ({ session, record }) => {
      const queued = await mails
        .findOneAndUpdate(
          { _id: mail._id, status: { $ne: 'WAITING' } },
          {
            $set: {
              status: 'WAITING',
              attempts: 0,
              lastError: null,
              nextAttemptAt: new Date(),
              sentAt: null,
              claim: null,
            },
            $inc: { sentAgain: 1 },
          },
          { session, returnDocument: 'after' },
        )
        .lean<StoredMail>();
      // A concurrent call was faster.
      if (queued === null) throw new ApiFailure('ACTION_NOT_ALLOWED');
      record(
        auditEvent({
          action: 'mail.send-again',
          subject: { type: 'mail', id },
          before: stateOf(mail),
          after: stateOf(queued),
          context,
        }),
      );
      return presentDelivery(queued);
    });
  });
}

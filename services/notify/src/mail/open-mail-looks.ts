import type { ErrorCode } from '@gvg/contracts/errors';
import { lookAtMail, renewMail } from '@gvg/contracts/identity/http/internal-users';
import { isSecurityMail } from '@gvg/contracts/notify/mail-templates';
import type { Caller } from '@gvg/contracts/definitions/caller';
import { isSystemAdmin } from '@gvg/contracts/definitions/caller';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { FetchBuyingContent } from '../buying/fetch-buying-content.ts';
import { createFetchBuyingContent } from '../buying/fetch-buying-content.ts';
import type { NotifyEnvironment } from '../environment.ts';
import { buildBuyingMessage } from '../templates/buying/build-buying-message.ts';
import { buildHiddenMessage } from '../templates/build-message.ts';
import { renderWithoutLinks } from '../templates/render-without-links.ts';
import type { StoredMail } from './mail.model.ts';

/** Content of a mail, or the reason why there is none. */
export type MailLook =
  { content: { subject: string; text: string }; reason: null } | { content: null; reason: ErrorCode };

export interface MailLooks {
  /** Returns the reason INVALID_ROLE if an ADMIN looks at a security mail to staff. */
  look(mail: StoredMail, caller: Caller): Promise<MailLook>;
  /** Throws an ApiFailure for a mail that must not be sent any more. */
  renew(mail: StoredMail): Promise<void>;
}

/** Codes for a mail that has no content any more, or none for this caller; any other is a failure of the call. */
const silencing: readonly ErrorCode[] = [
  'INVALID_ROLE',
  'NOT_FOUND',
  'USER_NOT_FOUND',
  'USER_WAS_DELETED',
  'ACTION_NOT_ALLOWED',
  'ORDER_NOT_FOUND',
  'QUOTE_NOT_FOUND',
];

/** Recomposes mails for staff who look into the delivery log, which contains neither texts nor addresses. */
export function openMailLooks({
  IDENTITY_INTERNAL_URL,
  CART_INTERNAL_URL,
  INTERNAL_SECRET: secret,
  PUBLIC_ORIGIN: origin,
}: NotifyEnvironment): MailLooks {
  const identity = { url: IDENTITY_INTERNAL_URL, secret, service: 'notify' };
  const fetchBuyingContent = createFetchBuyingContent({ identity, cart: { url: CART_INTERNAL_URL, secret } });

  async function contentOf({ _id, template, subject }: StoredMail, caller: Caller) {
    if (subject !== undefined) return buyingText(fetchBuyingContent, { template, subject, origin });
    const { isToStaff, ...content } = await callInternal(lookAtMail, identity, { params: { id: _id.toHexString() } });
    if (isToStaff && isSecurityMail(template) && !isSystemAdmin(caller)) throw new ApiFailure('INVALID_ROLE');
    return renderWithoutLinks(buildHiddenMessage(content), content);
  }

  return {
    async look(mail, caller) {
      try {
        return { content: await contentOf(mail, caller), reason: null };
      } catch (error) {
        if (error instanceof ApiFailure && silencing.includes(error.code)) return { content: null, reason: error.code };
        throw error;
      }
    },
    async renew({ _id, subject }) {
      // Content of orders and quotes is requested on sending.
      if (subject === undefined) await callInternal(renewMail, identity, { params: { id: _id.toHexString() } });
    },
  };
}

async function buyingText(
  fetchBuyingContent: FetchBuyingContent,
  { template, subject, origin }: Required<Pick<StoredMail, 'template' | 'subject'>> & { origin: string },
) {
  const { reader, ...content } = await fetchBuyingContent(template, subject);
  return renderWithoutLinks(buildBuyingMessage(content, { locale: reader.locale, origin }), reader);
}

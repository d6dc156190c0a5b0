import { z } from 'zod';
import { parseEmailAddress } from '@gvg/contracts/identity/email-address';
import { demoPushVariable, refuseDemoPush } from '@gvg/outside-fetch/demo-push';
import { alongOtherIssues, commonEnvironment } from '@gvg/service-kit/lifecycle/environment';

const named = /^(?<name>[^<>"\r\n]+?)\s*<(?<address>[^<>]+)>$/;

export interface Sender {
  name: string;
  address: string;
}

/** `Name <address>`, or only an address. */
const senderSchema = z.string().transform((text, context): Sender => {
  const { name = '', address: typed = text } = named.exec(text)?.groups ?? {};
  const address = parseEmailAddress(typed);
  if (address !== undefined) return { name, address };
  context.issues.push({ code: 'custom', message: 'must be “Name <address>” or an address', input: text });
  return z.NEVER;
});

const vapidNames = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

const variables = commonEnvironment.extend({
  INTERNAL_SECRET: commonEnvironment.shape.INTERNAL_SECRET.unwrap(),
  /** Origin of identity's internal listener, for addresses and contents of mails. */
  IDENTITY_INTERNAL_URL: z.url({ protocol: /^https?$/ }),
  /** Origin of cart's internal listener, for the content of mails about orders and quotes. */
  CART_INTERNAL_URL: z.url({ protocol: /^https?$/ }),
  /** Origin of chat's internal listener, for the content of message notifications. */
  CHAT_INTERNAL_URL: z.url({ protocol: /^https?$/ }),
  /** Origin of upload's internal listener, for pictures in mails. */
  UPLOAD_INTERNAL_URL: z.url({ protocol: /^https?$/ }),
  /** Public origin of the site, for links to its pages. */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  /** `smtps://`, or `smtp://` with STARTTLS if the server offers it (required in production), with user and password if the server needs them. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: senderSchema,
  /** Maximum duration of an attempt to send a mail; a killed process's mail is due again after twice that. */
  SEND_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(300).default(30),
  /** Keys of push messages (RFC 8292, base64url) and the contact for push services, `mailto:` or `https:`. Without them push is off. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  VAPID_SUBJECT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
  ...demoPushVariable,
});

/** Requires all keys, because mismatched keys fail only at the push service. */
function requireAllVapid(environment: z.output<typeof variables>, context: z.core.$RefinementCtx): void {
  const missing = vapidNames.filter((name) => environment[name] === undefined);
  if (missing.length === vapidNames.length) return;
  for (const name of missing)
    context.addIssue({
      code: 'custom',
      path: [name],
      message: 'push messages need both keys and the subject',
      input: undefined,
    });
}

export const notifyEnvironment = variables.superRefine((environment, context) => {
  requireAllVapid(environment, context);
  refuseDemoPush(environment, context);
}, alongOtherIssues);
export type NotifyEnvironment = z.output<typeof notifyEnvironment>;

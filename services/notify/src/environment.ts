import { z } from 'zod';
import { parseEmailAddress } from '@gvg/contracts/identity/email-address';
import { demoPushVariable, refuseDemoPush } from '@gvg/outside-fetch/demo-push';
import { alongOtherIssues, commonEnvironment } from '@gvg/service-kit/lifecycle/environment';

const named = /^(?<name>[^<>"\r\n]+?)\s*<(?<address>[^<>]+)>$/;

export interface Sender {
  name: string;
  address: string;
}

/** `Name <address>`, or an address alone. */
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
  /** Origin of identity's internal listener, which knows the address and the content of a mail. */
  IDENTITY_INTERNAL_URL: z.url({ protocol: /^https?$/ }),
  /** Origin of cart's internal listener, which knows what a mail about an order or a quote says. */
  CART_INTERNAL_URL: z.url({ protocol: /^https?$/ }),
  /** Origin of chat's internal listener, which knows what a notification of a message shows. */
  CHAT_INTERNAL_URL: z.url({ protocol: /^https?$/ }),
  /** Origin of upload's internal listener, which has the pictures that mails contain. */
  UPLOAD_INTERNAL_URL: z.url({ protocol: /^https?$/ }),
  /** Where people reach the site, for links to its pages. */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  /** `smtps://`, or `smtp://` with STARTTLS where the server offers it (production requires it), with user and password where the server wants them. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: senderSchema,
  /** The longest that one attempt to send a mail may take; a mail of a killed process is due again after twice that. */
  SEND_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(300).default(30),
  /** The keys of push messages (RFC 8292, base64url) and whom their services write to, `mailto:` or `https:`. Without them there are none. */
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

/** Keys that were made apart from each other fail at the push service alone, so it is checked that all are there. */
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

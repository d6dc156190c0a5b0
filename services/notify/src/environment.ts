import { z } from 'zod';
import { commonEnvironment } from '@gvg/service-kit/environment';

const named = /^(?<name>[^<>"\r\n]+?)\s*<(?<address>[^\s<>@]+@[^\s<>@]+)>$/;
const bare = /^(?<address>[^\s<>@]+@[^\s<>@]+)$/;

export interface Sender {
  name: string;
  address: string;
}

/** `Name <address>`, or an address alone. */
const senderSchema = z.string().transform((text, context): Sender => {
  const { name = '', address } = (named.exec(text) ?? bare.exec(text))?.groups ?? {};
  if (address !== undefined) return { name, address };
  context.issues.push({ code: 'custom', message: 'must be “Name <address>” or an address', input: text });
  return z.NEVER;
});

export const notifyEnvironment = commonEnvironment.extend({
  INTERNAL_SECRET: commonEnvironment.shape.INTERNAL_SECRET.unwrap(),
  /** Origin of identity's internal listener, which knows the address and the content of a mail. */
  IDENTITY_INTERNAL_URL: z.url({ protocol: /^https?$/ }),
  /** Origin of cart's internal listener, which knows what a mail about an order or a quote says. */
  CART_INTERNAL_URL: z.url({ protocol: /^https?$/ }),
  /** Where people reach the site, for links to its pages. */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  /** `smtps://`, or `smtp://` with STARTTLS where the server offers it (production requires it), with user and password where the server wants them. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: senderSchema,
  /** The longest that one attempt to send a mail may take; a mail of a killed process is due again after twice that. */
  SEND_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(300).default(30),
});
export type NotifyEnvironment = z.output<typeof notifyEnvironment>;

import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { ErrorCode } from '@gvg/contracts/errors';
import type { MailTemplate } from '@gvg/contracts/identity/mail-templates';
import { emailRequested, userErased } from '@gvg/contracts/identity/events';
import type { MailDelivery } from '@gvg/contracts/notify/http/mail-deliveries';
import type { Page } from '@gvg/contracts/definitions/paging';
import { connectBus } from '@gvg/messaging/bus';
import type { CheckedRequestDependencies } from '@gvg/outside-fetch/checked-request';
import { connectDatabase, createWithTransaction } from '@gvg/service-kit/data/database';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { startService } from '@gvg/service-kit/lifecycle/service';
import type { RunningService } from '@gvg/service-kit/lifecycle/service';
import { startHarness } from '@gvg/testing/service-harness';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import type { TestClient } from '@gvg/testing/test-client';
import { notifyService } from '../app.ts';
import type { MailContent } from '../mail/send-mails/fetch-mail-content.ts';
import { sampleContent } from '../templates/mail-contents.fixtures.ts';
import { startFakeCart } from './fake-cart.fixtures.ts';
import type { FakeCart } from './fake-cart.fixtures.ts';
import { startFakeChat } from './fake-chat.fixtures.ts';
import type { FakeChat } from './fake-chat.fixtures.ts';
import { startFakeIdentity } from './fake-identity.fixtures.ts';
import type { FakeIdentity } from './fake-identity.fixtures.ts';
import { startFakeUpload } from './fake-upload.fixtures.ts';
import type { FakeUpload } from './fake-upload.fixtures.ts';

export interface MailRequest {
  /** Id of an earlier mail, to request it again in another event. */
  mail?: string;
  template?: MailTemplate;
  user?: string;
  /** Identity's response about the mail; default: complete content. */
  answer?: MailContent | ErrorCode;
}

export interface NotifyHarness extends ServiceHarness {
  identity: FakeIdentity;
  cart: FakeCart;
  chat: FakeChat;
  upload: FakeUpload;
  /** Publishes `email.requested` like identity. Returns the mail's id. */
  requestMail(request?: MailRequest): Promise<string>;
  publishUserErased(user: string): Promise<unknown>;
  /** Returns the mail's entry in the delivery log of `client`, by default this harness's own service. */
  delivery(mail: string, client?: TestClient): Promise<MailDelivery | undefined>;
  /** The service's own database. */
  database(): Promise<Connection>;
  /** Stops only the service. */
  stop(): Promise<void>;
}

/** Creates an id of that time, in ms: an ObjectId begins with the seconds since 1970. */
export const newId = (at = Date.now()): string =>
  Math.floor(at / 1_000)
    .toString(16)
    .padStart(8, '0') + randomBytes(8).toString('hex');

const context = { actor: { kind: 'system', id: 'test' }, correlationId: 'test' } as const;

/** Starts the real service on real backing services, with fakes of identity, which also publishes, cart, chat and upload. */
export async function startNotifyHarness(
  name: string,
  environment: Record<string, string> = {},
  outside: CheckedRequestDependencies = {},
): Promise<NotifyHarness> {
  const [identity, cart, chat, upload] = await Promise.all([
    startFakeIdentity(),
    startFakeCart(),
    startFakeChat(),
    startFakeUpload(),
  ]);
  let running: RunningService | undefined;
  const start = async (source: NodeJS.ProcessEnv) => {
    const service = await startService(notifyService(outside), source);
    let stopping: Promise<void> | undefined;
    running = { ...service, stop: () => (stopping ??= service.stop()) };
    return running;
  };
  const harness = await startHarness({
    name: `notify-${name}`,
    start,
    environment: {
      IDENTITY_INTERNAL_URL: identity.url,
      CART_INTERNAL_URL: cart.url,
      CHAT_INTERNAL_URL: chat.url,
      UPLOAD_INTERNAL_URL: upload.url,
      PUBLIC_ORIGIN: 'https://shop.example',
      MAIL_FROM: 'Goods Viet Goods <shop@shop.example>',
      SMTP_URL: 'smtp://127.0.0.1:1',
      ...environment,
    },
  });
  const variables = harness.environment as Record<
    'MONGODB_URI' | 'DATABASE_NAME' | 'AMQP_URL' | 'EVENT_NAMESPACE',
    string
  >;
  const logger = createLogger({ name: 'identity', level: 'error' });
  const connection = await connectDatabase({
    uri: variables.MONGODB_URI,
    name: `${variables.DATABASE_NAME}-identity`,
    logger,
  });
  const bus = await connectBus({
    url: variables.AMQP_URL,
    namespace: variables.EVENT_NAMESPACE,
    service: 'identity',
    connection,
    logger,
  });

  let database: Connection | undefined;

  return {
    ...harness,
    get url() {
      return harness.url;
    },
    get internalUrl() {
      return harness.internalUrl;
    },
    identity,
    cart,
    chat,
    upload,
    async requestMail({
      mail = newId(),
      template = 'WELCOME',
      user = newId(),
      answer = sampleContent(template, 'vi'),
    } = {}) {
      identity.answers.set(mail, answer);
      const data = { mail, user, template };
      await createWithTransaction(
        connection,
        bus,
      )(async ({ record }) => void record({ contract: emailRequested, subjectId: mail, revision: 1, data, context }));
      return mail;
    },
    async publishUserErased(user) {
      await createWithTransaction(
        connection,
        bus,
      )(
        async ({ record }) =>
          void record({ contract: userErased, subjectId: user, revision: 9, data: { _id: user }, context }),
      );
    },
    async delivery(mail, client = harness.client) {
      const { body } = await client.get<Page<MailDelivery>>('/v1/mail-deliveries', {
        as: 'ADMIN',
        query: { limit: 100 },
      });
      return body.docs.find(({ _id }) => _id === mail);
    },
    database: async () =>
      (database ??= await connectDatabase({ uri: variables.MONGODB_URI, name: variables.DATABASE_NAME, logger })),
    stop: async () => running?.stop(),
    async close() {
      await database?.close();
      await bus.close();
      await connection.dropDatabase();
      await connection.close();
      await harness.close();
      await identity.close();
      await cart.close();
      await chat.close();
      await upload.close();
    },
  };
}

import type { Connection } from 'mongoose';
import type { Role } from '@gvg/contracts/definitions/caller';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import { connectDatabase } from '@gvg/service-kit/data/database';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { startService } from '@gvg/service-kit/lifecycle/service';
import { startFakeIdentity } from '@gvg/service-kit/testing/fake-identity';
import type { FakeIdentity } from '@gvg/service-kit/testing/fake-identity';
import { startFakeUpload } from '@gvg/service-kit/testing/fake-upload';
import type { FakeUpload } from '@gvg/service-kit/testing/fake-upload';
import { startHarness } from '@gvg/testing/service-harness';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import { newGuest, newUser } from '@gvg/testing/test-customers';
import type { TestCustomer } from '@gvg/testing/test-customers';
import type { TestResponse } from '@gvg/testing/test-client';
import type { ErrorBody } from '@gvg/contracts/errors';
import { chatService } from '../app.ts';
import type { ChatModels } from '../chat.ts';
import { openModels } from '../models.ts';
import { startFakeCart } from './fake-cart.fixtures.ts';
import type { FakeCart } from './fake-cart.fixtures.ts';

export interface ChatHarness extends ServiceHarness {
  identity: FakeIdentity;
  cart: FakeCart;
  upload: FakeUpload;
  connection: Connection;
  /** The service's own collections, for data that no endpoint provides. */
  models: ChatModels;
  /** A new user; role USER unless `roles` is given. */
  user(options?: { id?: string; roles?: Role[] }): Promise<TestCustomer>;
  staff(): Promise<TestCustomer>;
  guest(id?: string): Promise<TestCustomer>;
}

/** Starts the real service on real backing services, with fakes of the services that it calls. */
export async function startChatHarness(name: string, environment: Record<string, string> = {}): Promise<ChatHarness> {
  const [identity, cart, upload] = await Promise.all([startFakeIdentity(), startFakeCart(), startFakeUpload()]);
  const harness = await startHarness({
    name: `chat-${name}`,
    start: (source) => startService(chatService(), source),
    environment: {
      IDENTITY_INTERNAL_URL: identity.url,
      CART_INTERNAL_URL: cart.url,
      UPLOAD_INTERNAL_URL: upload.url,
      ...environment,
    },
  });
  const { MONGODB_URI: uri = '', DATABASE_NAME: database = '' } = harness.environment;
  const connection = await connectDatabase({
    uri,
    name: database,
    logger: createLogger({ name: 'chat-test', level: 'error' }),
  });
  const { close } = harness;
  return Object.assign(harness, {
    identity,
    cart,
    upload,
    connection,
    models: await openModels(connection),
    user: (options: { id?: string; roles?: Role[] } = {}) => newUser(harness, options),
    staff: () => newUser(harness, { roles: ['ADMIN'] }),
    guest: (id?: string) => newGuest(harness, id),
    close: async () => {
      await connection.close();
      await close();
      await Promise.all([identity, cart, upload].map((service) => service.close()));
    },
  });
}

/** Sends a text or content; staff names the receiver. */
export const send = (
  sender: TestCustomer,
  content: string | object,
  fields: { receiver?: string; clientId?: string } = {},
): Promise<TestResponse<Message & ErrorBody>> =>
  sender.post<Message>('/v1/messages/send-message', {
    content: typeof content === 'string' ? { text: content } : content,
    ...fields,
  });

import path from 'node:path';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { imageStored } from '@gvg/contracts/upload/events';
import { uploadPicture } from '@gvg/contracts/upload/http/upload';
import type { StoredPicture } from '@gvg/contracts/upload/http/upload';
import { connectBus } from '@gvg/messaging/bus';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { eventually } from '@gvg/testing/eventually';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import type { TestCaller } from '@gvg/testing/test-client';
import { photo } from './picture/pictures.fixtures.ts';
import { uploadForm, startUploadHarness } from './upload.fixtures.ts';

describe('upload events', () => {
  let service: ServiceHarness;
  let bus: Awaited<ReturnType<typeof connectBus>>;
  const published: { type: string; subject: { id: string }; actor: { kind: string }; data: unknown }[] = [];

  beforeAll(async () => {
    service = await startUploadHarness('upload-events');
    const { AMQP_URL, EVENT_NAMESPACE } = service.environment as { AMQP_URL: string; EVENT_NAMESPACE: string };
    bus = await connectBus({
      url: AMQP_URL,
      namespace: EVENT_NAMESPACE,
      service: 'listener',
      logger: createLogger({ name: 'listener', level: 'error' }),
    });
    await bus.subscribe({
      name: 'published',
      events: [imageStored, auditRecorded],
      rebuild: async () => {},
      handle: (event) => {
        published.push(event);
      },
    });
  });
  afterAll(async () => {
    await bus.close();
    await service.close();
  });

  it('publishes each new picture once, and an audit record for staff uploads', async () => {
    const content = await photo(64, 32).jpeg().toBuffer();
    const send = (as: TestCaller, purpose: string) =>
      service.client.post<StoredPicture>(uploadPicture.path, { as, body: uploadForm(content, { purpose }) });
    const { url } = (await send('ADMIN', 'PRODUCT')).body;
    await send('SYSTEM_ADMIN', 'PRODUCT');
    const privatePicture = (await send('guest', 'CHAT')).body;
    await eventually(() => published.length >= 3);
    const name = path.basename(url);
    const expectedData = { name, url, purpose: 'PRODUCT', width: 64, height: 32 };
    expect(published).toHaveLength(3);
    expect(published).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'image.stored', subject: { type: 'image', id: name }, data: expectedData }),
        expect.objectContaining({
          type: 'audit.recorded',
          data: expect.objectContaining({ action: 'picture.store', before: null, after: expectedData }) as unknown,
        }),
        expect.objectContaining({
          type: 'image.stored',
          actor: { kind: 'guest', id: '0123456789abcdef0123456789abcdef' },
          data: expect.objectContaining({ url: privatePicture.url, purpose: 'CHAT' }) as unknown,
        }),
      ]),
    );
  });
});

import { startService } from '@gvg/service-kit/service';
import type { RunningService } from '@gvg/service-kit/service';
import { gatewayService } from '../gateway.service.ts';
import type { FakeUpstream } from './fake-upstream.ts';
import { startFakeUpstream } from './fake-upstream.ts';

export interface TestGateway extends RunningService {
  catalogue: FakeUpstream;
  identity: FakeUpstream;
  upload: FakeUpstream;
  shell: FakeUpstream;
  storefront: FakeUpstream;
  url: string;
  internalUrl: string;
  close(): Promise<void>;
}

/** Nobody listens here: tests that do not need a part show what happens without it. */
const unreachableAddress = '127.0.0.1:1';

export async function startTestGateway(environment: Record<string, string> = {}): Promise<TestGateway> {
  const [catalogue, identity, upload, shell, storefront] = await Promise.all([startFakeUpstream(), startFakeUpstream(), startFakeUpstream(), startFakeUpstream(), startFakeUpstream()]);
  const gateway = await startService(gatewayService, {
    ENVIRONMENT: 'DEVELOPMENT',
    PORT: '0',
    INTERNAL_PORT: '0',
    LOG_LEVEL: 'silent',
    LIMITS_SCALE: '1000',
    REDIS_URL: `redis://${unreachableAddress}`,
    AMQP_URL: `amqp://${unreachableAddress}`,
    CATALOGUE_URL: catalogue.url,
    IDENTITY_URL: identity.url,
    UPLOAD_URL: upload.url,
    SHELL_URL: shell.url,
    REMOTES: JSON.stringify({ 'mf-storefront': storefront.url }),
    ...environment,
  });
  return {
    ...gateway,
    catalogue,
    identity,
    upload,
    shell,
    storefront,
    url: `http://127.0.0.1:${gateway.port}`,
    internalUrl: `http://127.0.0.1:${gateway.internalPort}`,
    async close() {
      await gateway.stop();
      await Promise.all([catalogue, identity, upload, shell, storefront].map((fakeUpstream) => fakeUpstream.close()));
    },
  };
}

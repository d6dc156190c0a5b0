import { startService } from '@gvg/service-kit/lifecycle/service';
import type { RunningService } from '@gvg/service-kit/lifecycle/service';
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

/** No server listens here: the default for Redis and the broker in tests that do not need them. */
const unreachableAddress = '127.0.0.1:1';

export async function startTestGateway(environment: Record<string, string> = {}): Promise<TestGateway> {
  const [catalogue, identity, upload, shell, storefront] = await Promise.all([
    startFakeUpstream(),
    startFakeUpstream(),
    startFakeUpstream(),
    startFakeUpstream(),
    startFakeUpstream(),
  ]);
  const gateway = await startService(gatewayService, {
    ENVIRONMENT: 'DEVELOPMENT',
    PORT: '0',
    INTERNAL_PORT: '0',
    LOG_LEVEL: 'silent',
    LIMITS_SCALE: '1000',
    REDIS_URL: `redis://${unreachableAddress}`,
    AMQP_URL: `amqp://${unreachableAddress}`,
    UPSTREAMS: JSON.stringify({
      catalogue: [catalogue.url],
      identity: [identity.url],
      upload: [upload.url],
      shell: [shell.url],
      'mf-storefront': [storefront.url],
    }),
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

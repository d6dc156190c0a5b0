import type { RunningService } from '@gvg/service-kit/service';
import { startGateway } from '../start-gateway.ts';
import type { Behind } from './behind.ts';
import { startBehind } from './behind.ts';

export interface TestGateway extends RunningService {
  catalogue: Behind;
  identity: Behind;
  upload: Behind;
  shell: Behind;
  storefront: Behind;
  url: string;
  insideUrl: string;
  close(): Promise<void>;
}

/** Nobody listens here: tests that do not need a part show what happens without it. */
const nowhere = '127.0.0.1:1';

export async function startForTest(environment: Record<string, string> = {}): Promise<TestGateway> {
  const [catalogue, identity, upload, shell, storefront] = await Promise.all([startBehind(), startBehind(), startBehind(), startBehind(), startBehind()]);
  const gateway = await startGateway({
    ENVIRONMENT: 'DEVELOPMENT',
    PORT: '0',
    INTERNAL_PORT: '0',
    LOG_LEVEL: 'silent',
    LIMITS_SCALE: '1000',
    REDIS_URL: `redis://${nowhere}`,
    AMQP_URL: `amqp://${nowhere}`,
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
    insideUrl: `http://127.0.0.1:${gateway.internalPort}`,
    async close() {
      await gateway.stop();
      await Promise.all([catalogue, identity, upload, shell, storefront].map((behind) => behind.close()));
    },
  };
}

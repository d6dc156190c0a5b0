import { processEnvironment } from '@gvg/service-kit/lifecycle/environment';
import { defineService, startService } from '@gvg/service-kit/lifecycle/service';
import type { Router } from 'express';

export interface TestServer {
  url: string;
  close: () => Promise<void>;
}

/** Serves individual routes of a remote with the same app as the real server, on a free port. */
export async function startTestServer(mount: (app: Router) => void): Promise<TestServer> {
  const definition = defineService({
    name: 'test-server',
    environment: processEnvironment,
    needs: {},
    start: ({ app }) => mount(app),
  });
  const server = await startService(definition, { ENVIRONMENT: 'DEVELOPMENT', PORT: '0', LOG_LEVEL: 'silent' });
  return { url: `http://127.0.0.1:${server.port}`, close: () => server.stop() };
}

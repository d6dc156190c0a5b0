import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackingServices } from '@gvg/local/backing-services/start-backing-services';

/** Starts backing services for one benchmark, in a temporary folder that is deleted with them. */
export async function startBenchBackingServices(): Promise<{
  environment: Record<string, string>;
  stop(): Promise<void>;
}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gvg-bench-'));
  const running = await startBackingServices({
    dataFolder: folder,
    logs: folder,
    strictDocuments: false,
    signal: new AbortController().signal,
    onProgress: () => {},
    onReady: () => {},
    onEvent: console.error,
  });
  return {
    environment: running.environment as Record<string, string>,
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { registrySchema } from '@gvg/contracts/composition/registry';
import type { Registry } from '@gvg/contracts/composition/registry';
import type { Logger } from '@gvg/service-kit/telemetry/logger';

const pollIntervalMs = 300;

/**
 * The registry of remotes, reloaded when its file changes. An invalid or missing file is ignored: the last valid registry stays in effect.
 * The file is polled, since a deployment may replace it, or store it on a file system without change notifications.
 */
export class RegistryFile {
  readonly #file: string;
  readonly #logger: Logger;
  #registry: Registry = [];

  constructor(file: string, logger: Logger) {
    this.#file = file;
    this.#logger = logger;
    this.#read();
    watchFile(file, { interval: pollIntervalMs, persistent: false }, this.#read);
  }

  get current(): Registry {
    return this.#registry;
  }

  close(): void {
    unwatchFile(this.#file, this.#read);
  }

  #read = (): void => {
    try {
      this.#registry = registrySchema.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
      this.#logger.info({ remotes: this.#registry.map(({ name, version }) => `${name} ${version}`) }, 'registry read');
    } catch (error) {
      this.#logger.error({ err: error }, 'the registry cannot be read; the last valid one stays in effect');
    }
  };
}

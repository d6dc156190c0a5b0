import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { registrySchema } from '@gvg/contracts/composition/registry';
import type { Registry } from '@gvg/contracts/composition/registry';
import type { Logger } from '@gvg/service-kit/logger';

const pollIntervalMs = 300;

/**
 * The remotes' registry, read again whenever its file changes. A file that is broken or gone changes nothing: the last good one stays in force.
 * It is looked at, not watched, since a deployment may replace the file, or keep it on a disk that tells nobody.
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
      this.#logger.error({ err: error }, 'the registry cannot be read; the last good one stays in force');
    }
  };
}

import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeSigningKeys } from '@gvg/testing/token-keys';
import { startBackingServices } from '../backing-services/start-backing-services.ts';
import { backingServiceNames } from '../backing-services/backing-service.ts';
import type { RunningBackingServices } from '../backing-services/start-backing-services.ts';
import type { SiteInfo } from '../state/run-file.ts';
import { frontends as siteFrontends } from '../site.ts';
import { productionFrontends } from '../supervise/production-frontends.ts';
import { describeSite } from '../supervise/describe-site.ts';
import type { Frontends } from '../supervise/frontends.ts';
import { shopPreparation } from '../supervise/prepare-shop.ts';
import { runSite } from '../supervise/run-site.ts';
import type { RunningSite } from '../supervise/run-site.ts';

/** Shared state of the steps of one test run: a folder, private backing services, and the composed site. */
export class TestContext {
  readonly logs: string;
  /** Data folder of this run only. */
  readonly folder: string;
  readonly #reports: string[] = [];
  #backingServices: RunningBackingServices | undefined;
  #frontends: Frontends | undefined;
  #site: RunningSite | undefined;
  #signingKeys: string | undefined;

  readonly #onSiteReady: (info: SiteInfo) => void;

  /** @param onSiteReady called with the composed site's details once it is ready */
  constructor(folder: string, onSiteReady: (info: SiteInfo) => void) {
    this.#onSiteReady = onSiteReady;
    this.folder = folder;
    this.logs = path.join(folder, 'logs');
  }

  /** Report files of all test programs that have been started. */
  get reports(): readonly string[] {
    return this.#reports;
  }

  /** File to which a step's test program writes its report. */
  reportFile(step: string): string {
    const file = path.join(this.logs, `${step}.json`);
    this.#reports.push(file);
    return file;
  }

  get backingServices(): RunningBackingServices {
    if (this.#backingServices === undefined) throw new Error('the backing services do not run');
    return this.#backingServices;
  }

  get frontends(): Frontends {
    if (this.#frontends === undefined) throw new Error('the site is not built');
    return this.#frontends;
  }

  get site(): RunningSite {
    if (this.#site === undefined) throw new Error('the site does not run');
    return this.#site;
  }

  /** Signing keys of the composed site's identity service, so that end-to-end tests can issue staff tokens. */
  get signingKeys(): string {
    if (this.#signingKeys === undefined) throw new Error('the site does not run');
    return this.#signingKeys;
  }

  async startBackingServices(onProgress: (detail: string) => void, signal: AbortSignal): Promise<string> {
    this.#backingServices = await startBackingServices({
      dataFolder: this.folder,
      strictDocuments: true,
      logs: this.logs,
      signal,
      onProgress: (service, detail) => onProgress(`${service}: ${detail}`),
      onReady: () => {},
      onEvent: onProgress,
    });
    const { services } = this.#backingServices;
    return backingServiceNames.map((name) => services[name].description).join(', ');
  }

  async build(signal: AbortSignal): Promise<string> {
    this.#frontends = productionFrontends({ entries: siteFrontends, logs: this.logs, signal });
    return this.#frontends.summary;
  }

  /** Starts the composed site and fills it with the demo data. */
  async startSite(onProgress: (detail: string) => void, signal: AbortSignal): Promise<string> {
    const progressBoard = {
      step: (name: string) => ({
        detail: () => {},
        done: () => onProgress(`${name} is ready`),
        failed: () => onProgress(`${name} failed`),
      }),
    };
    const common = { dataFolder: this.folder, logs: this.logs, progressBoard, signal };
    this.#signingKeys = await makeSigningKeys();
    this.#site = await runSite({
      ...common,
      environmentOf: {
        identity: { SIGNING_KEYS: this.#signingKeys },
        // Tests kill the sender of mails. The mails in progress are due again after twice this timeout, not after a minute.
        notify: { SEND_TIMEOUT_SECONDS: '10' },
      },
      backingServices: Promise.resolve(this.backingServices),
      frontends: Promise.resolve(this.frontends),
      preparation: shopPreparation(common),
      isWatched: () => false,
      onEvent: onProgress,
    });
    this.#onSiteReady(describeSite(this.#site, this.backingServices, []));
    return this.#site.url;
  }

  async stop(): Promise<void> {
    await this.#site?.stop();
    this.#site = undefined;
    await this.#frontends?.stop();
    this.#frontends = undefined;
    await this.#backingServices?.stop();
    this.#backingServices = undefined;
  }

  removeAllButLogs(): void {
    for (const name of readdirSync(this.folder).filter((entry) => entry !== path.basename(this.logs))) {
      rmSync(path.join(this.folder, name), { recursive: true, force: true });
    }
  }
}

import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeSigningKeys } from '@gvg/testing/token-keys';
import { bringUpParts } from '../parts/bring-up-parts.ts';
import { partNames } from '../parts/part.ts';
import type { RunningParts } from '../parts/bring-up-parts.ts';
import type { SiteFacts } from '../state/run-file.ts';
import { builtPages } from '../supervise/built-pages.ts';
import { factsOfSite } from '../supervise/facts-of-site.ts';
import type { Pages } from '../supervise/pages.ts';
import { prepareShop } from '../supervise/prepare-shop.ts';
import { runSite } from '../supervise/run-site.ts';
import type { RunningSite } from '../supervise/run-site.ts';

/** What the steps of one test run share: a folder, private parts, and the composed site. */
export class TestGround {
  readonly logs: string;
  /** Data folder of this run alone. */
  readonly folder: string;
  readonly #reports: string[] = [];
  #parts: RunningParts | undefined;
  #pages: Pages | undefined;
  #site: RunningSite | undefined;
  #signingKeys: string | undefined;

  readonly #onServing: (facts: SiteFacts) => void;

  /** @param onServing told how to reach the composed site once it serves */
  constructor(folder: string, onServing: (facts: SiteFacts) => void) {
    this.#onServing = onServing;
    this.folder = folder;
    this.logs = path.join(folder, 'logs');
  }

  /** Reports of all test programs that have been started. */
  get reports(): readonly string[] {
    return this.#reports;
  }

  /** Where a step's test program shall write its report. */
  reportOf(step: string): string {
    const file = path.join(this.logs, `${step}.json`);
    this.#reports.push(file);
    return file;
  }

  get parts(): RunningParts {
    if (this.#parts === undefined) throw new Error('the parts do not run');
    return this.#parts;
  }

  get pages(): Pages {
    if (this.#pages === undefined) throw new Error('the site is not built');
    return this.#pages;
  }

  get site(): RunningSite {
    if (this.#site === undefined) throw new Error('the site does not run');
    return this.#site;
  }

  /** What the composed site's identity signs with, so that its tests can mint the tokens of staff. */
  get signingKeys(): string {
    if (this.#signingKeys === undefined) throw new Error('the site does not run');
    return this.#signingKeys;
  }

  async bringUpParts(say: (detail: string) => void, signal: AbortSignal): Promise<string> {
    this.#parts = await bringUpParts({
      dataFolder: this.folder,
      strictDocuments: true,
      logs: this.logs,
      signal,
      onProgress: (part, detail) => say(`${part}: ${detail}`),
      onReady: () => {},
      onEvent: say,
    });
    const { parts } = this.#parts;
    return partNames.map((name) => parts[name].description).join(', ');
  }

  async build(signal: AbortSignal): Promise<string> {
    this.#pages = builtPages(this.logs, signal);
    return this.#pages.built;
  }

  /** Starts the composed site and fills it with the demo. */
  async openSite(say: (detail: string) => void, signal: AbortSignal): Promise<string> {
    const board = { step: (name: string) => ({ detail: () => {}, done: () => say(`${name} is there`), failed: () => say(`${name} failed`) }) };
    const common = { dataFolder: this.folder, logs: this.logs, board, signal };
    this.#signingKeys = await makeSigningKeys();
    this.#site = await runSite({
      ...common,
      environmentOf: { identity: { SIGNING_KEYS: this.#signingKeys } },
      parts: Promise.resolve(this.parts),
      pages: Promise.resolve(this.pages),
      prepare: (toolEnvironment) => prepareShop({ ...common, toolEnvironment }),
      watches: false,
      report: say,
    });
    this.#onServing(factsOfSite(this.#site, this.parts, []));
    return this.#site.url;
  }

  async stop(): Promise<void> {
    await this.#site?.stop();
    this.#site = undefined;
    await this.#pages?.stop();
    this.#pages = undefined;
    await this.#parts?.stop();
    this.#parts = undefined;
  }

  removeAllButLogs(): void {
    for (const name of readdirSync(this.folder).filter((entry) => entry !== path.basename(this.logs))) {
      rmSync(path.join(this.folder, name), { recursive: true, force: true });
    }
  }
}

import { writeFileSync } from 'node:fs';
import path from 'node:path';
// oxlint-disable-next-line tests/no-waiting-for-time -- A host looks at its store again and again; tests await what it writes.
import { setTimeout as delay } from 'node:timers/promises';
import { storeRelease } from '../manifest/store-release.ts';
import { generateKeys, readPublicKeys } from '../signing/signed-document.ts';
import { readPart } from '../state/change-part.ts';
import { writeHostState } from '../state/host-state.ts';
import type { HostState, Role } from '../state/host-state.ts';
import type { PartState } from '../state/part-state.ts';
import { FolderStore } from '../store/folder-store.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A store of mf-cart with keys and a simulated host, without processes. */
export class PlayedHost {
  readonly storeFolder = temporaryFolder();
  readonly store = new FolderStore(this.storeFolder);
  readonly pem = generateKeys();
  readonly keys = { privateKey: this.pem.privateKey, publicKeys: readPublicKeys(this.pem.publicKey) };
  /** Versions, by role, whose process never becomes ready. */
  broken: Partial<Record<Role, string>> = {};
  readonly #stopping = new AbortController();
  readonly #ended: Promise<void>;

  constructor() {
    this.#ended = this.#run(this.#stopping.signal);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#ended;
  }

  async state(): Promise<PartState> {
    return (await readPart(this.store, 'mf-cart', this.keys.publicKeys))?.state as PartState;
  }

  /** Stores a release and returns its version. */
  async stored(text: string): Promise<string> {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'main.js'), text);
    const builtAt = new Date().toISOString();
    const described = {
      part: 'mf-cart',
      type: 'remote' as const,
      builtAt,
      builtBy: 'test',
      commit: 'none',
      dirty: false,
    };
    return (await storeRelease(this.store, folder, described, this.keys)).version;
  }

  async #run(signal: AbortSignal): Promise<void> {
    let running: HostState['running'] = [];
    while (!signal.aborted) {
      const state = (await readPart(this.store, 'mf-cart', this.keys.publicKeys))?.state;
      if (state !== undefined) {
        const at = new Date().toISOString();
        const followed = this.#follow(state, running, at);
        running = followed.running;
        await writeHostState(this.store, { part: 'mf-cart', revision: state.revision, at, ...followed });
      }
      await delay(20);
    }
  }

  #follow(state: PartState, before: HostState['running'], at: string): Pick<HostState, 'running' | 'failed'> {
    let failed: HostState['failed'];
    const running = (['stable', 'canary', 'candidate'] as const).flatMap((role) => {
      const version = state[role]?.version;
      if (version === undefined) return [];
      if (this.broken[role] !== version) return [{ version, role, pid: 1, url: 'http://127.0.0.1:1', since: at }];
      failed = { version, reason: 'it threw at its start', at };
      return role === 'stable' ? before.filter((one) => one.role === role) : [];
    });
    return { running, ...(failed && { failed }) };
  }
}

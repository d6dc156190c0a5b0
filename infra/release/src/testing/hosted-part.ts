import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseSchema } from '@gvg/contracts/composition/registry';
import { repository } from '@gvg/local/state/paths';
import { eventually } from '@gvg/testing/eventually';
import { freePort } from '@gvg/testing/free-port';
import { collectBuild } from '../collect/collect-part.ts';
import type { HostedType, PartSettings } from '../host/part-settings.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { storeRelease } from '../manifest/store-release.ts';
import { keysOf, publicKeyFile } from '../environment/part-keys.ts';
import { changePart } from '../state/change-part.ts';
import { readHostState } from '../state/host-state.ts';
import type { HostState } from '../state/host-state.ts';
import type { PartState } from '../state/part-state.ts';
import type { FolderStore } from '../store/folder-store.ts';
import { releaseEnvironmentIn } from './release-environment.ts';
import type { HostProcessOptions } from './run-host-main.ts';
import type { ReleaseEnvironment } from './release-environment.ts';

export interface HostedPartOptions {
  part: string;
  type: HostedType;
  /** Folder in the repository. */
  folder: string;
  environment: Record<string, string>;
  /** For a remote: the registry that its host writes. */
  registryFile?: string;
  /** Folder from which the files of its versions are served. Default: a new one. */
  releasesFolder?: string;
  /** Environment of its releases. Default: a new one. */
  releases?: ReleaseEnvironment;
  /** Writes the files of a release instead of copying the part. */
  build?: (folder: string) => void;
}

/** A part that is run by a host. */
export interface HostedPart {
  part: string;
  url: string;
  internalUrl: string;
  store: FolderStore;
  storeFolder: string;
  logFile: string;
  /** Stores a release of the current sources or build. `change` makes it differ from earlier ones. */
  publish(change?: (folder: string) => void | Promise<void>): Promise<Manifest>;
  /** Writes the signed desired state. */
  change(change: (state: PartState) => PartState): Promise<PartState>;
  /** Makes the version the stable one and waits until the host runs it. */
  switchTo(version: string): Promise<void>;
  state(): Promise<HostState | undefined>;
  start(): Promise<void>;
  /** Sends SIGKILL only to the host. */
  kill(): Promise<void>;
  /** Sends SIGTERM and removes its folder. */
  stop(): Promise<void>;
}

export const active = (version: string) => ({ version, since: new Date().toISOString(), by: 'test' });

export async function createHostedPart(options: HostedPartOptions): Promise<HostedPart> {
  const { part, type, folder, registryFile } = options;
  const data = mkdtempSync(path.join(tmpdir(), `hosted-${part}-`));
  const { store, storeFolder, keys: keySources } = options.releases ?? releaseEnvironmentIn(data, [part]);
  const keys = keysOf(keySources, part, {});
  const [port, internalPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const logFile = path.join(data, 'log');
  const settings: PartSettings = {
    part,
    folder,
    nodeOptions: ['--max-old-space-size=256'],
    environment: {
      HOST: '127.0.0.1',
      ...options.environment,
      PORT: String(port),
      INTERNAL_PORT: String(internalPort),
    },
    logFile,
    repository,
    versionsFolder: path.join(data, 'versions'),
    url,
    releasesFolder: options.releasesFolder ?? path.join(data, 'releases'),
    registryFile,
  };
  const publicKeysFile = publicKeyFile(keySources.publicFolder, part);
  const hostOptions: HostProcessOptions = { settings, storeFolder, publicKeysFile };
  let running: ChildProcess | undefined;
  let published = 0;

  const end = async (signal: NodeJS.Signals) => {
    const child = running;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  const change: HostedPart['change'] = (apply) => changePart(store, part, keys, apply);
  const state = () => readHostState(store, part);

  return {
    part,
    url,
    internalUrl: `http://127.0.0.1:${internalPort}`,
    store,
    storeFolder,
    logFile,
    async publish(edit) {
      const built = path.join(data, `built-${(published += 1)}`);
      if (options.build !== undefined) options.build(built);
      else collectBuild({ name: part, folder }, built);
      await edit?.(built);
      const release =
        type === 'remote'
          ? releaseSchema.parse(JSON.parse(readFileSync(path.join(built, 'client/release.json'), 'utf8')))
          : undefined;
      const described = {
        part,
        type,
        builtAt: new Date().toISOString(),
        builtBy: 'test',
        commit: 'none',
        dirty: false,
        ...(release && { release, pageContract: release.pageContract }),
      };
      return storeRelease(store, built, described, keys);
    },
    change,
    async switchTo(version) {
      await change((before) => ({ ...before, stable: active(version) }));
      const isStable = (one: { version: string; role: string }) => one.version === version && one.role === 'stable';
      await eventually(async () => (await state())?.running.some(isStable) === true);
    },
    state,
    async start() {
      const log = openSync(logFile, 'a');
      const script = path.join(repository, 'infra/release/src/testing/run-host-main.ts');
      running = spawn(process.execPath, [script, JSON.stringify(hostOptions)], { stdio: ['ignore', log, log] });
      closeSync(log);
      await eventually(async () => (await fetch(`${url}/health/ready`)).ok);
    },
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

import path from 'node:path';
import type { SiteAddresses, SiteEntry } from '../site.ts';
import { repository } from '../state/paths.ts';
import { probeHealth, siteProcessEnvironment } from './site-process.ts';
import type { SiteProcessOptions } from './site-process.ts';
import { SupervisedProcess } from './supervised-process.ts';

/** Demo that runs as a thread of the process `demos`. */
export type DemoThread = { name: string; script: string; environment: Record<string, string> };

export const demosProcessName = 'demos';

export type DemosProcessOptions = {
  demos: readonly SiteEntry[];
  optionsOf(entry: SiteEntry): Omit<SiteProcessOptions, 'args'>;
  addresses: SiteAddresses;
  logs: string;
  onEvent: (message: string) => void;
};

/** All demos in one process, which is ready when all of them are. */
export function demosProcess({ demos, optionsOf, addresses, logs, onEvent }: DemosProcessOptions): SupervisedProcess {
  const threads: DemoThread[] = demos.map((entry) => ({
    name: entry.name,
    script: path.join(repository, entry.folder, 'src/main.ts'),
    environment: siteProcessEnvironment(entry, optionsOf(entry)),
  }));
  const definition = {
    name: demosProcessName,
    command: process.execPath,
    args: [path.join(import.meta.dirname, 'demos-main.ts')],
    env: { ...process.env, DEMOS: JSON.stringify(threads) },
    cwd: repository,
    logFile: path.join(logs, `${demosProcessName}.log`),
  };
  const probe = async (): Promise<void> => {
    await Promise.all(demos.map(({ name }) => probeHealth(`${addresses.url(name)}/health/ready`)));
  };
  const holdFile = path.join(addresses.dataFolder, 'hold', demosProcessName);
  return new SupervisedProcess({ name: demosProcessName, definition, probe, holdFile }, onEvent);
}

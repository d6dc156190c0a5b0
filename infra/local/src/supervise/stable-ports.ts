import path from 'node:path';
import { freePort } from '@gvg/testing/free-port';
import { readJson, writeJson } from '../state/json-file.ts';

/** Ports that people know, such as those of pages they have bookmarked: the same at each start of a data folder. */
export type StablePorts = {
  publicPort: number;
  /** By `demoPortKey`. */
  demoPorts: Readonly<Record<string, number>>;
};

export const demoPortKey = (name: string, variable: string): string => `${name}.${variable}`;

type StablePortsOptions = {
  dataFolder: string;
  preferredPort: number;
  demos: readonly { name: string; ports: Readonly<Record<string, number>> }[];
  onEvent: (message: string) => void;
};

/** The port of the public entry and those of the demos: the ones chosen at the first start of this data folder, or others while those are in use. */
export async function chooseStablePorts({
  dataFolder,
  preferredPort,
  demos,
  onEvent,
}: StablePortsOptions): Promise<StablePorts> {
  const publicFile = path.join(dataFolder, 'public-port.json');
  const saved = readJson<{ port: number }>(publicFile)?.port;
  const publicPort = await choosePort({ saved, preferred: preferredPort, owner: 'the site of this clone', onEvent });
  if (saved === undefined) writeJson(publicFile, { port: publicPort });

  const demoFile = path.join(dataFolder, 'demo-ports.json');
  const savedDemoPorts = readJson<Record<string, number>>(demoFile) ?? {};
  const demoPorts: Record<string, number> = {};
  for (const { name, ports } of demos) {
    for (const [variable, preferred] of Object.entries(ports)) {
      const key = demoPortKey(name, variable);
      demoPorts[key] = await choosePort({ saved: savedDemoPorts[key], preferred, owner: name, onEvent });
    }
  }
  writeJson(demoFile, { ...demoPorts, ...savedDemoPorts });
  return { publicPort, demoPorts };
}

type PortChoice = { saved: number | undefined; preferred: number; owner: string; onEvent: (message: string) => void };

async function choosePort({ saved, preferred, owner, onEvent }: PortChoice): Promise<number> {
  const port = await freePort(saved ?? preferred);
  if (saved === undefined && port !== preferred)
    onEvent(`Port ${preferred} is in use; ${owner} uses ${port} from now on.`);
  if (saved !== undefined && port !== saved) onEvent(`Port ${saved} is in use; at this start ${owner} uses ${port}.`);
  return port;
}

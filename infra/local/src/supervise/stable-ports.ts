import path from 'node:path';
import { freePort } from '@gvg/testing/free-port';
import { UserError } from '../process/user-error.ts';
import { readJson, writeJson } from '../state/json-file.ts';

/** Ports that people know, for example from bookmarks. They stay the same for a data folder. */
export type StablePorts = {
  publicPort: number;
  /** By `demoPortKey`. */
  demoPorts: Readonly<Record<string, number>>;
};

export const demoPortKey = (name: string, variable: string): string => `${name}.${variable}`;

type StablePortsOptions = {
  dataFolder: string;
  preferredPort: number;
  /** Only for this start, with priority over all others. */
  requestedPort?: number | undefined;
  demos: readonly { name: string; ports: Readonly<Record<string, number>> }[];
  onEvent: (message: string) => void;
};

/** Ports of the public entry and the demos: those of the first start of this data folder, or others while those are in use. */
export async function chooseStablePorts({
  dataFolder,
  preferredPort,
  requestedPort,
  demos,
  onEvent,
}: StablePortsOptions): Promise<StablePorts> {
  const publicFile = path.join(dataFolder, 'public-port.json');
  const saved = readJson<{ port: number }>(publicFile)?.port;
  const publicPort =
    requestedPort === undefined
      ? await choosePort({ saved, preferred: preferredPort, owner: 'the site of this clone', onEvent })
      : await takePort(requestedPort);
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

/** @throws UserError if another program uses the port, because a requested port must not be replaced */
async function takePort(port: number): Promise<number> {
  if ((await freePort(port)) !== port) throw new UserError(`PORT is ${port}, which another program uses already.`);
  return port;
}

type PortChoice = { saved: number | undefined; preferred: number; owner: string; onEvent: (message: string) => void };

async function choosePort({ saved, preferred, owner, onEvent }: PortChoice): Promise<number> {
  const port = await freePort(saved ?? preferred);
  if (saved === undefined && port !== preferred)
    onEvent(`Port ${preferred} is in use; ${owner} uses ${port} from now on.`);
  if (saved !== undefined && port !== saved) onEvent(`Port ${saved} is in use; at this start ${owner} uses ${port}.`);
  return port;
}

import path from 'node:path';
import { freePort } from '../process/free-port.ts';
import { readJson, writeJson } from '../state/json-file.ts';

/** The port of the public entry: the one chosen at the first start of this data folder, or another while that one is in use. */
export async function choosePublicPort(dataFolder: string, preferredPort: number, onEvent: (message: string) => void): Promise<number> {
  const file = path.join(dataFolder, 'public-port.json');
  const saved = readJson<{ port: number }>(file)?.port;
  const port = await freePort(saved ?? preferredPort);
  if (saved === undefined) {
    writeJson(file, { port });
    if (port !== preferredPort) onEvent(`Port ${preferredPort} is in use; the site of this clone uses ${port} from now on.`);
  } else if (port !== saved) onEvent(`Port ${saved} is in use; this start uses ${port}.`);
  return port;
}

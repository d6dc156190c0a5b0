import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder, repository } from '@gvg/local/state/paths';
import { readRun } from '@gvg/local/state/run-file';
import { UserError } from '@gvg/local/process/user-error';
import { z } from 'zod';
import { localKeysFolder, localReleasesFolder } from './local-folders.ts';
import type { KeySources } from './part-keys.ts';
import { openStore, storeLocationSchema } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const environmentName = z.string().regex(/^[a-z][a-z0-9-]*$/);

const environmentSchema = z.strictObject({
  name: environmentName,
  store: storeLocationSchema,
  /** Public origin. */
  publicUrl: z.url({ protocol: /^https?$/ }),
  /** Folder with a file of public keys for each part, `<part>.pem`, relative to this file. */
  keys: z.string().default('./keys'),
});

/** An environment: where releases are stored and run. */
export interface Environment {
  name: string;
  store: ReleaseStore;
  /** Undefined while a local site is not running. */
  publicUrl: string | undefined;
  keys: KeySources;
}

const environmentsFolder = path.join(repository, 'infra/release/environments');

/** @throws UserError if there is no such environment or its file is invalid */
export function readEnvironment(name: string, file?: string): Environment {
  if (name === 'local' && file === undefined) return localEnvironment();
  const source = file ?? path.join(environmentsFolder, `${environmentName.parse(name)}.json`);
  if (!existsSync(source))
    throw new UserError(
      `There is no environment ${name}: ${source} is missing. local is the site of npm start; others are described in infra/release/README.md.`,
    );
  const { success, data, error } = environmentSchema.safeParse(parsedFile(source));
  if (!success) throw new UserError(`${source}: ${z.prettifyError(error)}`);
  if (data.name !== name) throw new UserError(`${source} is of the environment ${data.name}, not of ${name}`);
  const folder = path.dirname(source);
  return {
    name,
    store: openStore(data.store, folder),
    publicUrl: new URL(data.publicUrl).origin,
    keys: { publicFolder: path.resolve(folder, data.keys) },
  };
}

function parsedFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file} is no JSON: ${(error as Error).message}`);
  }
}

function localEnvironment(): Environment {
  if (!existsSync(localKeysFolder()))
    throw new UserError('Nothing was released to local yet: npm start makes its store and the keys of its parts.');
  return {
    name: 'local',
    store: openStore({ kind: 'folder', path: localReleasesFolder() }, '/'),
    publicUrl: readRun(dataFolder)?.site?.url,
    keys: { publicFolder: localKeysFolder(), privateFolder: localKeysFolder() },
  };
}

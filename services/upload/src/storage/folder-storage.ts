import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from './storage.ts';
import { checkKey } from './storage.ts';

async function undefinedIfMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes and syncs a temporary file before renaming it, so that a crash never leaves a partial file under the final name. */
async function writeAtomically(file: string, content: Buffer): Promise<void> {
  const temporaryFile = `${file}.${randomUUID()}.part`;
  try {
    const handle = await open(temporaryFile, 'wx');
    try {
      await handle.writeFile(content);
      await handle.datasync();
    } finally {
      await handle.close();
    }
    await rename(temporaryFile, file);
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw error;
  }
}

/** Stores pictures as files below `folder`, which several instances may share. */
export function createFolderStorage(folder: string): Storage {
  const fileOf = (key: string) => path.join(folder, checkKey(key));
  return {
    async put(key, content) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      await writeAtomically(file, content);
    },
    async read(key) {
      const handle = await undefinedIfMissing(open(fileOf(key)));
      if (handle === undefined) return undefined;
      const { size } = await handle.stat();
      return { size, body: handle.createReadStream() };
    },
    has: async (key) => (await undefinedIfMissing(stat(fileOf(key)))) !== undefined,
    remove: (key) => rm(fileOf(key), { force: true }),
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    },
    close: () => {},
  };
}

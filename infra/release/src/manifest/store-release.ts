import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UserError } from '@gvg/local/process/user-error';
import { signDocument, verifyDocument } from '../signing/signed-document.ts';
import type { PublicKeys } from '../signing/signed-document.ts';
import { StoreConflict } from '../store/release-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { fileKey, manifestKey, manifestSchema, versionOf } from './manifest.ts';
import type { Manifest, ReleaseFile } from './manifest.ts';

/** A file of a release is missing from the store or does not match its manifest. */
export class DamagedRelease extends UserError {
  override name = 'DamagedRelease';

  constructor(manifest: Pick<Manifest, 'part' | 'version'>, file: string, reason: string) {
    super(`${manifest.part} ${manifest.version}: ${file} ${reason}`);
  }
}

/**
 * Returns every file below `folder`, sorted by path.
 * @throws Error for a link, which a store cannot contain
 */
export async function listFiles(folder: string): Promise<ReleaseFile[]> {
  const names = await readdir(folder, { recursive: true });
  const files = await Promise.all(
    names.map(async (name): Promise<ReleaseFile[]> => {
      const file = path.join(folder, name);
      const found = await lstat(file);
      if (found.isDirectory()) return [];
      if (!found.isFile()) throw new Error(`${file} is neither a file nor a folder`);
      return [{ path: name.split(path.sep).join('/'), size: found.size, sha256: await sha256OfFile(file) }];
    }),
  );
  return files.flat().toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Stores the contents of `folder` as a version: its files, then its manifest, without which the version does not exist. An existing version
 * is left unchanged. After a kill, a repetition stores the missing files.
 */
export async function storeRelease(
  store: ReleaseStore,
  folder: string,
  described: Omit<Manifest, 'version' | 'files'>,
  keys: { privateKey: string; publicKeys: PublicKeys },
): Promise<Manifest> {
  const files = await listFiles(folder);
  const version = versionOf(files);
  const manifest = manifestSchema.parse({
    ...described,
    version,
    // The build's own name for itself only covers its browser files and is the same for another server.
    ...(described.release && { release: { ...described.release, version } }),
    files,
  });
  const { part } = manifest;
  const stored = await readManifest(store, part, version, keys.publicKeys);
  if (stored !== undefined) return stored;
  for (const file of files) {
    const bytes = await readFile(path.join(folder, file.path));
    checkFile(manifest, file, bytes);
    const key = fileKey(part, version, file.path);
    await orExisting(store.create(key, bytes));
    // Files of a killed release can only differ if the store was changed.
    checkFile(manifest, file, (await store.read(key))?.bytes);
  }
  const key = manifestKey(part, version);
  await orExisting(store.create(key, signDocument(key, manifest, keys.privateKey)));
  const result = await readManifest(store, part, version, keys.publicKeys);
  if (result === undefined) throw new DamagedRelease(manifest, 'manifest.json', 'is missing');
  return result;
}

/**
 * Returns undefined if there is no such version.
 * @throws UntrustedDocument
 */
export async function readManifest(
  store: ReleaseStore,
  part: string,
  version: string,
  publicKeys: PublicKeys,
): Promise<Manifest | undefined> {
  const key = manifestKey(part, version);
  const document = await store.read(key);
  return document && verifyDocument(key, document.bytes, publicKeys, manifestSchema);
}

/**
 * Returns one verified file of a release.
 * @throws DamagedRelease
 */
export async function readReleaseFile(store: ReleaseStore, manifest: Manifest, name: string): Promise<Buffer> {
  const file = manifest.files.find(({ path: known }) => known === name);
  if (file === undefined) throw new DamagedRelease(manifest, name, 'is not part of it');
  const document = await store.read(fileKey(manifest.part, manifest.version, name));
  return checkFile(manifest, file, document?.bytes);
}

/**
 * Copies every file of a release below `folder`, each verified before it is written.
 * @throws DamagedRelease
 */
export async function fetchRelease(store: ReleaseStore, manifest: Manifest, folder: string): Promise<void> {
  for (const file of manifest.files) {
    const target = path.join(folder, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await readReleaseFile(store, manifest, file.path));
  }
}

function checkFile(manifest: Manifest, file: ReleaseFile, bytes: Buffer | undefined): Buffer {
  if (bytes === undefined) throw new DamagedRelease(manifest, file.path, 'is missing from the store');
  if (bytes.length !== file.size || createHash('sha256').update(bytes).digest('hex') !== file.sha256)
    throw new DamagedRelease(manifest, file.path, 'is not what its manifest says');
  return bytes;
}

async function orExisting(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
  }
}

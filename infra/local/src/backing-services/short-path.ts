import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux truncates a Unix socket's path after 107 bytes. */
const maxFolderBytes = 85;

/** A path of `folder` that leaves room for a socket's name: itself, or a link in a temporary folder (mode 0700), which `remove` deletes. */
export function shortPath(folder: string): { path: string; remove(): void } {
  if (Buffer.byteLength(folder) <= maxFolderBytes) return { path: folder, remove: () => {} };
  const temporary = mkdtempSync(path.join(tmpdir(), 'gvg-'));
  const link = path.join(temporary, 'socket');
  symlinkSync(folder, link);
  return { path: link, remove: () => rmSync(temporary, { recursive: true, force: true }) };
}

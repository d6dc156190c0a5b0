import { lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync, existsSync } from 'node:fs';
import path from 'node:path';

/** Makes the browser files of an installed release available at `<folder>/<name>`. */
export function serveFiles(folder: string, name: string, clientFolder: string): void {
  mkdirSync(folder, { recursive: true });
  const link = path.join(folder, name);
  const found = lstatSync(link, { throwIfNoEntry: false });
  // A folder is the same build from a start without hosts.
  if (found !== undefined && (!found.isSymbolicLink() || readlinkSync(link) === clientFolder)) return;
  rmSync(link, { force: true });
  symlinkSync(clientFolder, link);
}

/** Removes the names of releases that are no longer installed. */
export function removeLostFiles(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const link = path.join(folder, name);
    if (lstatSync(link).isSymbolicLink() && !existsSync(link)) rmSync(link);
  }
}

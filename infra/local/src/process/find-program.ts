import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/** An unprivileged user's PATH often lacks these folders, which hold chroot and similar programs. */
const systemFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin', '/usr/local/bin', '/usr/bin', '/bin'];

/** Absolute path of a program on PATH or in the system folders. */
export function findProgram(name: string, searchPath = process.env.PATH ?? ''): string | undefined {
  const folders = [...searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder)), ...systemFolders];
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

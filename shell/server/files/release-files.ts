import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const schema = z.object({ chunks: z.record(z.string(), z.array(z.string())), files: z.record(z.string(), z.string()) });

/** Files of the shell's browser build. */
export interface ReleaseFiles {
  folder: string;
  /** Unique for each build. */
  identity: string;
  /** Returns the URLs of a chunk's scripts. */
  scripts(chunk: string): string[];
  /** Returns the URL of a static file. */
  file(name: string): string;
}

/** Reads `release.json` of the build that this server belongs to. Throws if the build is missing. */
export function readReleaseFiles(folder: string, base: string): ReleaseFiles {
  const file = path.join(folder, 'release.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: build the shell first`);
  const content = readFileSync(file, 'utf8');
  const { chunks, files } = schema.parse(JSON.parse(content));
  return {
    folder,
    identity: base + content,
    scripts: (chunk) => (chunks[chunk] ?? []).map((script) => base + script),
    file(name) {
      const hashed = files[name];
      if (hashed === undefined) throw new Error(`The build holds no ${name}`);
      return base + hashed;
    },
  };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Texts of the scripts in each document (shell/src/inline). */
export interface InlineScripts {
  colorScheme: string;
  earlyInput: string;
  staffPreloads: string;
}

/** Reads the build of the inline scripts. The policy allows each by the hash of its text, so it is inserted unchanged. */
export function readInlineScripts(folder: string): InlineScripts {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return {
    colorScheme: read('color-scheme.js'),
    earlyInput: read('early-input.js'),
    staffPreloads: read('staff-preloads.js'),
  };
}

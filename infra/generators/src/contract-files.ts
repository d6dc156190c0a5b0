import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addEntry, editFile, mergeModule } from './edit-file.ts';
import type { Names } from './names.ts';

/** Not when the key is the end of a longer one, such as NOTIFY_NOT_FOUND of ORDER_NOTIFY_NOT_FOUND. */
const hasKey = (text: string, key: string): boolean => new RegExp(`\\b${key}:`).test(text);

/** Adds a row to the last object of a file, unless the file has its key. */
const addRow = (file: string, end: string, key: string, value: string): void =>
  editFile(file, [(text) => (hasKey(text, key) ? text : addEntry(end, `${key}: ${value}`)(text))]);

export const addCall = (contracts: string, name: string, call: string): void =>
  addRow(path.join(contracts, 'calls.ts'), '} as const;', name, `'${call}'`);

/** Adds `<ENTITY>_NOT_FOUND` and its texts. */
export function addNotFoundCode(contracts: string, entity: Names): void {
  const code = `${entity.constant}_NOT_FOUND`;
  addRow(path.join(contracts, 'errors.ts'), '} as const;', code, '404');
  addRow(path.join(contracts, 'error-texts.vi.ts'), '};\n', code, "'Không tìm thấy mục này.'");
  addRow(path.join(contracts, 'error-texts.en.ts'), '};\n', code, `'We cannot find this ${entity.words}.'`);
}

/** Adds an event to those of the owner, unless it has one of this name. `definition`: a module with the event alone. */
export function addEvent(contracts: string, name: string, definition: string): void {
  const file = path.join(contracts, 'events.ts');
  if (!existsSync(file)) writeFileSync(file, '');
  editFile(file, [(text) => (text.includes(`export const ${name} `) ? text : mergeModule(definition)(text))]);
}

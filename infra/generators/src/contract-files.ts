import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addEntry, editFiles, mergeModule } from './edit-file.ts';
import type { Edit } from './edit-file.ts';
import type { Names } from './names.ts';

/** Does not match the end of a longer key, such as NOTIFY_NOT_FOUND in ORDER_NOTIFY_NOT_FOUND. */
const hasKey = (text: string, key: string): boolean => new RegExp(`\\b${key}:`).test(text);

/** Adds a row to the last object of a text, unless the key exists. */
const addRow =
  (end: string, key: string, value: string): Edit =>
  (text) =>
    hasKey(text, key) ? text : addEntry(end, `${key}: ${value}`)(text);

/** Adds a row to an owner's `calls.ts`. */
export const addCall = (name: string, call: string): Edit => addRow('} as const;', name, `'${call}'`);

/** Adds `<ENTITY>_NOT_FOUND` and its texts. */
export function addNotFoundCode(contracts: string, entity: Names): void {
  const code = `${entity.constant}_NOT_FOUND`;
  editFiles({
    [path.join(contracts, 'errors.ts')]: [addRow('} as const;', code, '404')],
    [path.join(contracts, 'error-texts.vi.ts')]: [addRow('};\n', code, "'Không tìm thấy mục này.'")],
    [path.join(contracts, 'error-texts.en.ts')]: [addRow('};\n', code, `'We cannot find this ${entity.words}.'`)],
  });
}

/** Adds an event to the owner's events, unless one of this name exists. `definition` is a module with only the event. */
export function addEvent(contracts: string, name: string, definition: string): void {
  const file = path.join(contracts, 'events.ts');
  if (!existsSync(file)) writeFileSync(file, '');
  editFiles({
    [file]: [(text) => (text.includes(`export const ${name} `) ? text : mergeModule(definition)(text))],
  });
}

import path from 'node:path';
import { addEntry, addImport, append, editFile } from './edit-file.ts';
import { namesOf } from './names.ts';
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

export interface NewEvent {
  service: Names;
  entity: Names;
  /** What has happened to the entity: `changed`. */
  change: Names;
  /** Its comment. */
  about: string;
  data: {
    /** Modules of what the schema needs, by name. */
    imports: Record<string, string>;
    schema: string;
  };
}

/** Adds an event, unless the owner has it; returns its name. */
export function addEvent(contracts: string, { service, entity, change, about, data }: NewEvent): string {
  const event = entity.camel + change.pascal;
  const definition = `
/** ${about} */
export const ${event} = defineEvent({
  type: '${entity.kebab}.${change.kebab}',
  version: 1,
  subjectType: '${entity.kebab}',
  producer: '${service.kebab}',
  data: ${data.schema},
});
`;
  editFile(path.join(contracts, 'events.ts'), [
    ...Object.entries(data.imports).map(([name, module]) => addImport(name, module)),
    (text) => (text.includes(`export const ${event} `) ? text : append(definition)(text)),
  ]);
  return event;
}

/** Adds the event that each change of the entity publishes. */
export const addChangedEvent = (
  contracts: string,
  { service, entity, entities }: { service: Names; entity: Names; entities: Names },
): string =>
  addEvent(contracts, {
    service,
    entity,
    change: namesOf('changed'),
    about: 'Published with every change; the data is the present state.',
    data: {
      imports: { [`${entity.camel}Schema`]: `./http/${entities.kebab}.ts` },
      schema: `${entity.camel}Schema.omit({ revision: true })`,
    },
  });

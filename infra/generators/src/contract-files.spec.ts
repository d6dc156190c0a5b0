import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addCall, addEvent, addNotFoundCode } from './contract-files.ts';
import { editFiles } from './edit-file.ts';
import { namesOf } from './names.ts';

let contracts: string;
const read = (file: string) => readFileSync(path.join(contracts, file), 'utf8');

/** An owner whose codes existed before its service, as with notify. */
beforeEach(() => {
  contracts = mkdtempSync(path.join(tmpdir(), 'gvg-contracts-'));
  writeFileSync(
    path.join(contracts, 'errors.ts'),
    'export const errorStatus = {\n  ORDER_NOTIFY_NOT_FOUND: 404,\n} as const;\n',
  );
  for (const locale of ['vi', 'en'])
    writeFileSync(
      path.join(contracts, `error-texts.${locale}.ts`),
      "export const errorTexts = {\n  ORDER_NOTIFY_NOT_FOUND: '…',\n};\n",
    );
  writeFileSync(
    path.join(contracts, 'calls.ts'),
    "export const calls = {\n  forgetNotify: 'DELETE /v1/notifies',\n} as const;\n",
  );
});
afterEach(() => rmSync(contracts, { recursive: true }));

it("adds an entity's code and texts to an owner with other codes, even if a longer code ends with it", () => {
  addNotFoundCode(contracts, namesOf('notify'));
  expect(read('errors.ts')).toBe(
    'export const errorStatus = {\n  ORDER_NOTIFY_NOT_FOUND: 404,\n  NOTIFY_NOT_FOUND: 404,\n} as const;\n',
  );
  for (const locale of ['vi', 'en']) expect(read(`error-texts.${locale}.ts`)).toContain('\n  NOTIFY_NOT_FOUND: ');
  editFiles({ [path.join(contracts, 'calls.ts')]: [addCall('getNotify', 'GET /v1/notifies/:id')] });
  expect(read('calls.ts')).toContain("\n  getNotify: 'GET /v1/notifies/:id',\n");
});

it('adds nothing that already exists', () => {
  const before = read('errors.ts');
  addNotFoundCode(contracts, namesOf('order-notify'));
  expect(read('errors.ts')).toBe(before);
});

it('adds events to an owner without events, each only once', () => {
  const event = (name: string) =>
    `import { defineEvent } from '../definitions/event.ts';\n\nexport const ${name} = defineEvent({});\n`;
  for (const name of ['notifyRead', 'notifyWritten', 'notifyRead']) addEvent(contracts, name, event(name));
  expect(read('events.ts').match(/^(import|export const \w+)/gm)).toEqual([
    'import',
    'export const notifyRead',
    'export const notifyWritten',
  ]);
});

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '../../..');

/** Of both languages; undefined where one has no such text. A text that is made by a function is its source. */
export interface ListedText {
  /** Where it is shown: folders of the features that use its key, else the file that it stands in. */
  pages: readonly string[];
  file: string;
  key: string;
  vi: string | undefined;
  en: string | undefined;
}

const filesOfGit = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));

const vietnamese = /(?:^|\/)(?:locales\/vi\/.*|locales\/vi|texts\/vi|error-texts\.vi)\.ts$/;
const generated = /\/generated\/|^infra\/generators\//;
/** Puts together the texts of the files beside it. */
const index = /\/index\.ts$/;

const inEnglish = (file: string) =>
  file
    .replace('/locales/vi', '/locales/en')
    .replace('/texts/vi.ts', '/texts/en.ts')
    .replace('-texts.vi.', '-texts.en.');

/** Texts of an object by the path of their keys. */
function flatten(value: unknown, key = '', into = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') into.set(key, value);
  else if (typeof value === 'function') into.set(key, String(value));
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) flatten(inner, key === '' ? name : `${key}.${name}`, into);
  return into;
}

async function textsOf(file: string): Promise<Map<string, string>> {
  if (!existsSync(path.join(root, file))) return new Map();
  return flatten({ ...((await import(pathToFileURL(path.join(root, file)).href)) as object) });
}

/** The feature, or else the folder, that a source file belongs to. */
function placeOf(file: string): string {
  const folder = /^(.*?\/features\/[^/]+)\//.exec(file)?.[1];
  return folder ?? path.dirname(file);
}

/** Places whose code names the key: as a whole, or its beginning before a part that is computed. */
function placesUsing(key: string, sources: ReadonlyMap<string, string>): string[] {
  const parts = key.replace(/_(?:one|other)$/, '').split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const beginning = parts.slice(0, length).join('.');
    const isWhole = length === parts.length;
    const names = isWhole ? [`'${beginning}'`, `"${beginning}"`] : [`\`${beginning}.`, `'${beginning}'`];
    const found = [...sources].filter(([, code]) => names.some((name) => code.includes(name)));
    if (found.length > 0) return [...new Set(found.map(([file]) => placeOf(file)))].toSorted();
  }
  return [];
}

/** Every text that people read, with its page. */
export async function listTexts(): Promise<ListedText[]> {
  const files = filesOfGit();
  const texts = files.filter((file) => vietnamese.test(file) && !generated.test(file) && !index.test(file));
  const listed: ListedText[] = [];
  for (const file of texts) {
    const workspace = file.slice(0, file.indexOf('/src/') + 1);
    const sources = new Map(
      files
        .filter(
          (source) => source.startsWith(workspace) && /\.tsx?$/.test(source) && !/locales\/|\.spec\./.test(source),
        )
        .map((source) => [source, readFileSync(path.join(root, source), 'utf8')]),
    );
    const [vi, en] = await Promise.all([textsOf(file), textsOf(inEnglish(file))]);
    for (const key of new Set([...vi.keys(), ...en.keys()])) {
      // The name of the export is the namespace, or the first part of the key as components use it.
      const [, ...rest] = key.split('.');
      const pages = [placesUsing(key, sources), placesUsing(rest.join('.'), sources)].find((found) => found.length > 0);
      listed.push({ pages: pages ?? [file], file, key, vi: vi.get(key), en: en.get(key) });
    }
  }
  return listed;
}

const cell = (text: string | undefined) => (text ?? '–').replaceAll(/[\t\n]+\s*/g, ' ');

if (import.meta.main) {
  for (const { pages, file, key, vi, en } of await listTexts())
    process.stdout.write(`${[pages.join(' '), `${file} ${key}`, vi, en].map(cell).join('\t')}\n`);
}

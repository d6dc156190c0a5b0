import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '../../..');

/** A text in both languages; undefined in a language without it. A text computed by a function is listed as its source. */
export interface ListedText {
  /** Folders of the features that use its key, else the file of the text. */
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
/** Index files only combine the texts of the files next to them. */
const index = /\/index\.ts$/;

const inEnglish = (file: string) =>
  file
    .replace('/locales/vi', '/locales/en')
    .replace('/texts/vi.ts', '/texts/en.ts')
    .replace('-texts.vi.', '-texts.en.');

/** Returns the texts of an object by the path of their keys. */
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

/** Returns the feature, or else the folder, of a source file. */
function placeOf(file: string): string {
  const folder = /^(.*?\/features\/[^/]+)\//.exec(file)?.[1];
  return folder ?? path.dirname(file);
}

/** Returns the features whose code contains the key: completely, or its beginning before a computed part. */
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

/** Returns every text that users read, with its page. */
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
      // The name of the export is the namespace, or the first part of the key in components.
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

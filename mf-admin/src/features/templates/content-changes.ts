import { dequal } from 'dequal/lite';

/** Changed field with its path, such as `banners.0.title.vi`. A list of another length is one change. */
export interface ContentChange {
  path: string;
  before: unknown;
  after: unknown;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the changed fields, in the order of the content. */
export function contentChanges(before: unknown, after: unknown, path = ''): ContentChange[] {
  if (dequal(before, after)) return [];
  const below = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((item: unknown, index) => contentChanges(before[index], item, below(index)));
  if (isGroup(before) && isGroup(after))
    return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((name) =>
      contentChanges(before[name], after[name], below(name)),
    );
  return [{ path, before, after }];
}

/** Formats a path with the labels of the form: `Banner 1, Tiêu đề, Tiếng Việt`. */
export function pathLabel(path: string, t: (key: string) => string): string {
  const words: string[] = [];
  for (const segment of path.split('.')) {
    if (/^\d+$/.test(segment)) words.push(`${words.pop() ?? ''} ${Number(segment) + 1}`.trim());
    else if (segment === 'vi' || segment === 'en') words.push(t(`templates.languages.${segment}`));
    else words.push(t(`templates.fields.${segment}`));
  }
  return words.join(', ');
}

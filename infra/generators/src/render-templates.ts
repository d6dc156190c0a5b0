import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PlopTypes } from '@turbo/gen';

/** Renders one file of `templates`. */
export const renderTemplate = (plop: PlopTypes.NodePlopAPI, source: string, data: object): string =>
  plop.renderString(readFileSync(path.join(plop.getPlopfilePath(), 'templates', source), 'utf8'), data);

/**
 * Renders every file below `templates/<source>` into `target`. `__key__` in their paths becomes `names[key]`. Existing files are left
 * unchanged. Returns the written files.
 */
export function renderTemplates(
  plop: PlopTypes.NodePlopAPI,
  { source, target, names, data }: { source: string; target: string; names: Record<string, string>; data: object },
): string[] {
  const written: string[] = [];
  const folder = path.join(plop.getPlopfilePath(), 'templates', source);
  for (const template of globSync('**/*.hbs', { cwd: folder })) {
    const file = path.join(
      target,
      template.replace(/[.]hbs$/, '').replace(/__([\w-]+?)__/g, (_, key: string) => names[key] ?? key),
    );
    if (existsSync(file)) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, renderTemplate(plop, path.join(source, template), data));
    written.push(file);
  }
  return written;
}

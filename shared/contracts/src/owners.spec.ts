import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { events } from './events.ts';

/** Returns the names that a module of each owner exports, such as the error codes of every `errors.ts`. */
function namesIn(pattern: string, exported: string): string[] {
  return globSync(pattern, { cwd: __dirname }).flatMap((file) => {
    // oxlint-disable-next-line typescript/no-require-imports -- every owner's module, including those added later
    const module = require(path.join(__dirname, file)) as Record<string, object>;
    return Object.keys(module[exported] ?? {});
  });
}

/** Returns the files that `file` loads at run time, directly or indirectly. */
function loadedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!existsSync(file)) return found;
  for (const [, clause, specifier = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s([^;]*?)from '([^']+)';/gms,
  )) {
    if (clause?.startsWith('type ')) continue;
    loadedBy(specifier.startsWith('.') ? path.resolve(path.dirname(file), specifier) : specifier, found);
  }
  return found;
}

describe('contracts of all owners', () => {
  it.each([
    ['error codes', { errors: 'errorStatus' }],
    ['calls', { calls: 'calls' }],
  ])('have unique %s', (_, modules) => {
    const names = Object.entries(modules).flatMap(([module, exported]) =>
      namesIn(`!(generated)/${module}.ts`, exported),
    );
    expect(names.length).toBeGreaterThan(0);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it('have unique event types, each published by its owner', () => {
    const types = events.map(({ type }) => type);
    expect(types).toEqual([...new Set(types)]);
    expect(types).toEqual(
      expect.arrayContaining(['product.created', 'order.delivered', 'audit.recorded', 'image.stored']),
    );
  });

  it.each([
    'calls.ts',
    'errors.ts',
    'paths.ts',
    'definitions/fill-path.ts',
    'generated/error-texts.vi.ts',
    'generated/error-texts.en.ts',
  ])('keep zod out of %s, which browsers load', (file) => {
    const loaded = loadedBy(path.join(__dirname, file));
    expect([...loaded].filter((name) => !path.isAbsolute(name))).toEqual([]);
    expect([...loaded].filter((name) => !existsSync(name))).toEqual([]);
  });

  it('load error texts of one language only', () => {
    expect(
      [...loadedBy(path.join(__dirname, 'generated/error-texts.en.ts'))].filter((file) => file.includes('.vi.')),
    ).toEqual([]);
  });
});

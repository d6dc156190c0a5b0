import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Archives that this host installs from, most likely Debian mirror first. `GVG_DEBIAN_MIRROR` precedes all of them. */
export function debianMirrors(etc = '/etc/apt', preferred = process.env.GVG_DEBIAN_MIRROR): string[] {
  const found = sourceFiles(etc).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return file.endsWith('.sources') ? addressesOfStanzas(text) : addressesOfLines(text);
  });
  // Security and snapshot archives lack the suite or carry an old one.
  const plain = found
    .map((address) => address.replace(/\/+$/, ''))
    .filter((address) => !/security|snapshot/.test(address));
  const ranked = [...plain.filter(isDebianArchive), ...plain.filter((address) => address.startsWith('mirror+'))];
  return [...new Set([...(preferred ? [preferred] : []), ...ranked])];
}

function sourceFiles(etc: string): string[] {
  const sourcesFolder = path.join(etc, 'sources.list.d');
  const main = path.join(etc, 'sources.list');
  const names = existsSync(sourcesFolder) ? readdirSync(sourcesFolder).sort() : [];
  return [
    ...(existsSync(main) ? [main] : []),
    ...names.filter((name) => /\.(list|sources)$/.test(name)).map((name) => path.join(sourcesFolder, name)),
  ];
}

const isDebianArchive = (address: string): boolean => /^https?:.*\/debian$/.test(address);

/** One-line style: `deb [options] address suite component…`. */
function addressesOfLines(text: string): string[] {
  return text.split('\n').flatMap((line) => /^\s*deb\s+(?:\[[^\]]*\]\s+)?(\S+)/.exec(line)?.[1] ?? []);
}

/** deb822 style: stanzas of `Field: value`, values continue on indented lines. */
function addressesOfStanzas(text: string): string[] {
  const withoutComments = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n');
  return withoutComments.split(/\n\s*\n/).flatMap((stanza) => {
    const field = (name: string): string =>
      new RegExp(`^${name}:((?:.*)(?:\\n[ \\t].*)*)`, 'im').exec(stanza)?.[1]?.trim() ?? '';
    const isUsed = /\bdeb\b(?!-)/.test(field('Types')) && !/^(no|false|0)$/i.test(field('Enabled'));
    return isUsed ? field('URIs').split(/\s+/).filter(Boolean) : [];
  });
}

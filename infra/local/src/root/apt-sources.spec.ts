import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { debianMirrors } from './apt-sources.ts';

let etc: string;

beforeEach(() => {
  etc = mkdtempSync(path.join(tmpdir(), 'apt-'));
  mkdirSync(path.join(etc, 'sources.list.d'));
});
afterEach(() => rmSync(etc, { recursive: true }));

const writeSource = (name: string, text: string): void => writeFileSync(path.join(etc, name), text);

it('reads one-line sources with options and ignores comments, source packages and security archives', () => {
  writeSource(
    'sources.list',
    [
      '# deb http://old.example/debian bookworm main',
      'deb [signed-by=/a.gpg arch=amd64] http://mirror.example/debian/ bookworm main',
      'deb-src http://sources.example/debian bookworm main',
      'deb http://security.example/debian-security bookworm-security main',
      'deb http://snapshot.example/archive/debian/2025 bookworm main',
    ].join('\n'),
  );
  expect(debianMirrors(etc, undefined)).toEqual(['http://mirror.example/debian']);
});

it('reads deb822 sources with several addresses, folded fields and disabled stanzas', () => {
  writeSource(
    'sources.list.d/debian.sources',
    [
      'Types: deb deb-src',
      '# URIs: http://commented.example/debian',
      'URIs: http://first.example/debian',
      '  https://second.example/debian/',
      'Suites: bookworm',
      '',
      'Enabled: no',
      'Types: deb',
      'URIs: http://off.example/debian',
      '',
      'Types: deb-src',
      'URIs: http://sources.example/debian',
    ].join('\n'),
  );
  expect(debianMirrors(etc, undefined)).toEqual(['http://first.example/debian', 'https://second.example/debian']);
});

it('ranks Debian’s archive before mirror lists and ignores third-party archives', () => {
  writeSource('sources.list', 'deb http://other.example/apt stable main\n');
  writeSource('sources.list.d/a.list', 'deb mirror+file:/etc/apt/mirrors/debian.list bookworm main\n');
  writeSource('sources.list.d/b.list', 'deb http://mirror.example/debian bookworm main\n');
  expect(debianMirrors(etc, undefined)).toEqual([
    'http://mirror.example/debian',
    'mirror+file:/etc/apt/mirrors/debian.list',
  ]);
});

it('ranks the configured mirror before the host’s', () => {
  writeSource('sources.list', 'deb http://mirror.example/debian bookworm main\n');
  expect(debianMirrors(etc, 'http://named.example/debian')).toEqual([
    'http://named.example/debian',
    'http://mirror.example/debian',
  ]);
});

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '../process/find-program.ts';
import { runCommand } from '../process/run-command.ts';
import type { CommandResult } from '../process/run-command.ts';

const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** An apt with its own lists, status and cache: it reads the host's proxies, certificates and keys, and writes none of the host's files. */
export class PrivateApt {
  readonly #folder: string;
  readonly #configuration: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#configuration = path.join(folder, 'apt.conf');
  }

  /** @param sources the text of a sources.list; undefined uses the host's own sources. */
  static async create(folder: string, sources: string | undefined): Promise<PrivateApt> {
    for (const name of ['lists/partial', 'cache/archives/partial'])
      mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, 'status'), '');
    if (sources !== undefined) writeFileSync(path.join(folder, 'sources.list'), sources);
    const architecture = (await runCommand('dpkg', ['--print-architecture'])).output.trim();
    const apt = new PrivateApt(folder);
    writeFileSync(apt.#configuration, apt.#settings(sources !== undefined, architecture));
    return apt;
  }

  get archives(): string {
    return path.join(this.#folder, 'cache/archives');
  }

  run(
    command: 'apt-get' | 'apt-cache',
    args: readonly string[],
    signal?: AbortSignal,
    onOutput?: (chunk: string) => void,
  ): Promise<CommandResult> {
    // The output is parsed as text, so the locale is fixed.
    const env = { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' };
    return runCommand(findProgram(command) ?? command, [`--config-file=${this.#configuration}`, ...args], {
      cwd: this.#folder,
      env,
      ...(signal && { signal }),
      ...(onOutput && { onOutput }),
    });
  }

  #settings(ownSources: boolean, architecture: string): string {
    const ownPath = (name: string): string => path.join(this.#folder, name);
    return [
      // Hooks of the host's desktop tools would otherwise refresh the host's caches.
      '#clear APT::Update::Pre-Invoke;',
      '#clear APT::Update::Post-Invoke;',
      '#clear APT::Update::Post-Invoke-Success;',
      '#clear DPkg::Pre-Invoke;',
      '#clear DPkg::Post-Invoke;',
      '#clear DPkg::Pre-Install-Pkgs;',
      '#clear APT::Architectures;',
      `APT::Architectures:: "${architecture}";`,
      ...(ownSources ? [`Dir::Etc::sourcelist "${ownPath('sources.list')}";`, 'Dir::Etc::sourceparts "-";'] : []),
      'Dir::Etc::preferences "-";',
      'Dir::Etc::preferencesparts "-";',
      `Dir::State::Lists "${ownPath('lists')}";`,
      `Dir::State::status "${ownPath('status')}";`,
      `Dir::State::extended_states "${ownPath('extended_states')}";`,
      `Dir::Cache "${ownPath('cache')}";`,
      'Dir::Log "/dev/null";',
      'Debug::NoLocking "true";',
      'APT::Sandbox::User "";',
      'APT::Install-Recommends "false";',
      'APT::Get::Assume-Yes "true";',
      'APT::Update::Error-Mode "any";',
      'Acquire::Languages "none";',
      'Acquire::PDiffs "false";',
      'Acquire::Retries "3";',
      'Acquire::http::Timeout "20";',
      'Acquire::https::Timeout "20";',
      'quiet "1";',
      '',
    ].join('\n');
  }
}

/** Line of a sources.list, signed by `signedBy`, or by Debian's own keyring, or by any key that this host's apt trusts. */
export function sourceLine(
  mirror: string,
  suite: string,
  signedBy = existsSync(keyring) ? keyring : undefined,
): string {
  return `deb ${signedBy === undefined ? '' : `[signed-by=${signedBy}] `}${mirror} ${suite} main\n`;
}

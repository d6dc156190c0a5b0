import { findProgram } from '../process/find-program.ts';
import { runCommand } from '../process/run-command.ts';

const requiredPrograms = ['apt-get', 'apt-cache', 'dpkg', 'dpkg-deb', 'tar', 'unshare', 'chroot', 'mount'] as const;

/** A new mount namespace; for an unprivileged user inside a new user namespace with the capabilities to mount and chroot. */
export function unshareArguments(userId = process.getuid?.()): string[] {
  return userId === 0 ? ['--mount'] : ['--user', '--map-current-user', '--keep-caps', '--mount'];
}

/** Returns the reason why this host cannot run the private Debian root, or undefined if it can. */
export async function debianRootUnavailableReason(): Promise<string | undefined> {
  if (process.platform !== 'linux') return 'the private Debian root needs Linux';
  const missing = requiredPrograms.filter((tool) => findProgram(tool) === undefined);
  if (missing.length > 0) return `the private Debian root needs ${missing.join(', ')}, which this host lacks`;
  const unshare = findProgram('unshare') ?? 'unshare';
  const { code } = await runCommand(unshare, [...unshareArguments(), '/bin/sh', '-c', 'mount --rbind /dev /dev'], {
    timeout: 5_000,
  });
  if (code === 0) return undefined;
  return process.getuid?.() === 0
    ? 'this container may not mount (it lacks CAP_SYS_ADMIN), which the private Debian root needs'
    : 'this host forbids user namespaces to unprivileged users, which the private Debian root needs';
}

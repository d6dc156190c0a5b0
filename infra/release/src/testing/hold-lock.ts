/** Takes the lock of a folder store, reports it, and is killed a while later without having released it. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { lockName } from '../store/folder-store.ts';

const lock = new DatabaseSync(path.join(process.argv[2] as string, lockName));
lock.exec('BEGIN EXCLUSIVE');
process.stdout.write('held\n');
// The other process waits in a synchronous call and cannot notify this one.
// oxlint-disable-next-line tests/no-waiting-for-time -- Only time can end a holder whose waiter is blocked.
setTimeout(() => process.kill(process.pid, 'SIGKILL'), 300);

import path from 'node:path';
import { runRemote } from '@gvg/remote-server/run-remote';
import { adminRemote } from '../src/admin.remote.tsx';

await runRemote({ definition: adminRemote, clientFolder: path.resolve(import.meta.dirname, '../client') });

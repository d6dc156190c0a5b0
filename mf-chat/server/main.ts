import path from 'node:path';
import { runRemote } from '@gvg/remote-server/run-remote';
import { chatRemote } from '../src/chat.remote.tsx';

await runRemote({ definition: chatRemote, clientFolder: path.resolve(import.meta.dirname, '../client') });

import path from 'node:path';
import { runRemote } from '@gvg/remote-server/run-remote';
import { cartRemote } from '../src/cart.remote.tsx';

await runRemote({ definition: cartRemote, clientFolder: path.resolve(import.meta.dirname, '../client') });

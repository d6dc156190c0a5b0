import { runService } from '@gvg/service-kit/service';
import { clientFolderNextTo, shellService } from './shell.service.ts';

await runService(shellService({ clientFolder: clientFolderNextTo(import.meta.dirname), hasBus: (process.env['AMQP_URL'] ?? '') !== '' }));

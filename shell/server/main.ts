import { runService } from '@gvg/service-kit/service';
import { clientFolderBeside, shellService } from './shell.service.ts';

await runService(shellService({ clientFolder: clientFolderBeside(import.meta.dirname), hasBus: (process.env['AMQP_URL'] ?? '') !== '' }));

import { runService } from '@gvg/service-kit/service';
import { clientFolderNextTo, shellService } from './shell.service.ts';

await runService(shellService(clientFolderNextTo(import.meta.dirname)));

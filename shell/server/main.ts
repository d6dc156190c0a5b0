import { runService } from '@gvg/service-kit/lifecycle/service';
import { clientFolderNextTo, shellService } from './shell.service.ts';

await runService(shellService(clientFolderNextTo(import.meta.dirname)));

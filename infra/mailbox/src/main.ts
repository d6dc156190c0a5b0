import { runService } from '@gvg/service-kit/service';
import { mailboxService } from './app.ts';

await runService(mailboxService);

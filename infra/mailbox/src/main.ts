import { runService } from '@gvg/service-kit/lifecycle/service';
import { mailboxService } from './app.ts';

await runService(mailboxService);

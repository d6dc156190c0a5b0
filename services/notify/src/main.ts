import { runService } from '@gvg/service-kit/service';
import { notifyService } from './app.ts';

await runService(notifyService());

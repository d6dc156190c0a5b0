import { runService } from '@gvg/service-kit/lifecycle/service';
import { notifyService } from './app.ts';

await runService(notifyService());

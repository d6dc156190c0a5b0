import { runService } from '@gvg/service-kit/lifecycle/service';
import { openIdProvider } from './app.ts';

await runService(openIdProvider);

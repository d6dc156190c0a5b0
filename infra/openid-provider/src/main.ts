import { runService } from '@gvg/service-kit/service';
import { openIdProvider } from './app.ts';

await runService(openIdProvider);

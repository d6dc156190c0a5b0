import { runService } from '@gvg/service-kit/lifecycle/service';
import { realtimeService } from './app.ts';

await runService(realtimeService);

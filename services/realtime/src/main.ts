import { runService } from '@gvg/service-kit/service';
import { realtimeService } from './app.ts';

await runService(realtimeService);

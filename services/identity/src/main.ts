import { runService } from '@gvg/service-kit/service';
import { identityService } from './app.ts';

await runService(identityService());

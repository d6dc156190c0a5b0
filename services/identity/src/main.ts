import { runService } from '@gvg/service-kit/lifecycle/service';
import { identityService } from './app.ts';

await runService(identityService());

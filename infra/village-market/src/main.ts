import { runService } from '@gvg/service-kit/lifecycle/service';
import { villageMarket } from './app.ts';

await runService(villageMarket);

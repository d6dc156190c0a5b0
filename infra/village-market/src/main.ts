import { runService } from '@gvg/service-kit/service';
import { villageMarket } from './app.ts';

await runService(villageMarket);

import { runService } from '@gvg/service-kit/lifecycle/service';
import { gatewayService } from './gateway.service.ts';

await runService(gatewayService);

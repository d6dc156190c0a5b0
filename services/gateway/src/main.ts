import { runService } from '@gvg/service-kit/service';
import { gatewayService } from './gateway.service.ts';

await runService(gatewayService);

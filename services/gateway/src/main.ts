import { runProcess } from '@gvg/service-kit/service';
import { startGateway } from './start-gateway.ts';

await runProcess('gateway', startGateway);

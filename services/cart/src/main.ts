import { runService } from '@gvg/service-kit/lifecycle/service';
import { cartService } from './app.ts';

await runService(cartService());

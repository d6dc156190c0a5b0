import { runService } from '@gvg/service-kit/service';
import { cartService } from './app.ts';

await runService(cartService());

import { runService } from '@gvg/service-kit/lifecycle/service';
import { catalogueService } from './app.ts';

await runService(catalogueService);

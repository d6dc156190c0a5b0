import { runService } from '@gvg/service-kit/service';
import { catalogueService } from './app.ts';

await runService(catalogueService);

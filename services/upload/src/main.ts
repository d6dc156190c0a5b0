import { runService } from '@gvg/service-kit/service';
import { upload } from './app.ts';

await runService(upload);

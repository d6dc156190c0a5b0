import { runService } from '@gvg/service-kit/service';
import { createUploadService } from './app.ts';

await runService(createUploadService());

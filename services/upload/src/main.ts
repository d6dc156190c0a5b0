import { runService } from '@gvg/service-kit/lifecycle/service';
import { createUploadService } from './app.ts';

await runService(createUploadService());

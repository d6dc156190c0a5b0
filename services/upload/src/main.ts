import { runService } from '@gvg/service-kit/service';
import { uploadService } from './app.ts';

await runService(uploadService);

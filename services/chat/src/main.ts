import { runService } from '@gvg/service-kit/service';
import { chatService } from './app.ts';

await runService(chatService());

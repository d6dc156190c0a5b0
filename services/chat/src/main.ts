import { runService } from '@gvg/service-kit/lifecycle/service';
import { chatService } from './app.ts';

await runService(chatService());

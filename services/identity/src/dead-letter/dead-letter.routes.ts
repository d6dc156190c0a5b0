import type { Identity } from '../identity.ts';
import { listDeadLettersRoute } from './list-dead-letters/list-dead-letters.route.ts';
import { lookAtDeadLetterRoute } from './look-at-dead-letter/look-at-dead-letter.route.ts';
import { replayDeadLetterRoute } from './replay-dead-letter/replay-dead-letter.route.ts';

export function deadLetterRoutes(identity: Identity): void {
  listDeadLettersRoute(identity);
  lookAtDeadLetterRoute(identity);
  replayDeadLetterRoute(identity);
}

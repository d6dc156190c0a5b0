import type { ChatCard } from '@gvg/contracts/chat/http/message-schema';
import { OrderCard } from './order-card.tsx';
import { QuoteCard } from './quote-card.tsx';

/** The order or quote of a message. `onOpen` is called before its page opens. */
export function MessageCard({ card, onOpen }: { card: ChatCard; onOpen?: (() => void) | undefined }) {
  return card.kind === 'ORDER' ? (
    <OrderCard order={card.order} onOpen={onOpen} />
  ) : (
    <QuoteCard quote={card.quote} onOpen={onOpen} />
  );
}

import { shellApi } from '@gvg/browser-kit';
import { Button, MessageCircle, Text, styled } from '@gvg/ui';

const Frame = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start', '& > *': { margin: 0 } });

/** Explains that the shop has no bank account yet, and how to contact it. */
export function ShopCannotBePaid({ text, ask }: { text: string; ask: string }) {
  return (
    <Frame role="status">
      <Text>{text}</Text>
      <Button variant="outlined" onClick={() => shellApi().openChat()}>
        <MessageCircle size={18} aria-hidden />
        {ask}
      </Button>
    </Frame>
  );
}

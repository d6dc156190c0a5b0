import type { cartChanged } from '@gvg/contracts/cart/events';
import type { PushConsumer } from '../push/consume.ts';
import { onCartChanged } from './on-cart-changed.consumer.ts';

type CartConsumer = PushConsumer<typeof cartChanged>;

it('drops an event older than a sent one, and repeats one that could not be sent', async () => {
  const sent: unknown[] = [];
  let isAway = false;
  const send = async (...packet: unknown[]) => {
    if (isAway) throw new Error('away');
    sent.push(packet.at(-1));
  };
  let consumer: CartConsumer | undefined;
  await onCartChanged({
    consume: async (registered: unknown) => void (consumer = registered as CartConsumer),
    sender: { send },
  } as never);
  const handle = (revision: number, id = 'a') =>
    consumer?.handle({
      subject: { type: 'cart', id },
      revision,
      data: { customer: { kind: 'user', id }, totalAmount: revision },
    } as never);

  for (const revision of [1, 3, 2, 3]) await handle(revision);
  await handle(1, 'b');
  isAway = true;
  await expect(handle(4)).rejects.toThrow('away');
  isAway = false;
  await handle(4);
  expect(sent).toEqual([1, 3, 3, 1, 4].map((totalAmount) => ({ totalAmount })));
});

import { fromCustomer, fromStaff, talk } from '../../../testing/chat-messages.ts';
import { firstGap, hasUnread, lastAnswer, mergeMessages } from './message-list.ts';

describe('messages', () => {
  it('are sorted by seq, each once', () => {
    const [one, two, three] = talk(3);
    expect(mergeMessages([three!], [two!, one!, two!]).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('with the same id keep the later copy, even with another seq', () => {
    const [one, two] = talk(2);
    const moved = { ...one!, seq: 7 };
    expect(mergeMessages([one!, two!], [moved])).toEqual([two, moved]);
  });

  it('have a gap if numbers are missing', () => {
    const [one, two, , four] = talk(4);
    expect([firstGap([one!, two!, four!]), firstGap([one!, two!]), firstGap([])]).toEqual([2, undefined, undefined]);
  });

  it('are unread if the other side wrote them after the read mark', () => {
    const messages = [fromStaff(1, 'Chào bạn'), fromCustomer(2, 'Chào shop')];
    expect([
      hasUnread(messages, 'customer', 0),
      hasUnread(messages, 'customer', 1),
      hasUnread(messages, 'staff', 1),
    ]).toEqual([true, false, true]);
  });

  it('determine the staff member who wrote last', () => {
    expect(lastAnswer([fromStaff(1, 'Chào bạn'), fromCustomer(2, 'Chào shop')])).toMatchObject({ displayName: 'Mai' });
    expect(lastAnswer([fromCustomer(2, 'Chào shop')])).toBeNull();
  });
});

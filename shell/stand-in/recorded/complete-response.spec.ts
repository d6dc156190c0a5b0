import { listNotifications } from '@gvg/contracts/notify/http/notifications';
import { getOrder } from '@gvg/contracts/cart/http/orders';
import { publicEndpoints } from '@gvg/contracts/public-endpoints';
import { completeResponse } from './complete-response.ts';

const recorded = {
  docs: [{ _id: 'a', typeNotify: 'ORDER_STATUS', notify: { title: { vi: 'Đã cân', en: 'Weighed' }, isRead: false } }],
  hasNextPage: false,
};

describe('a completed response', () => {
  it('contains the recorded values unchanged', () => {
    expect(completeResponse(listNotifications, recorded)).toMatchObject(recorded);
  });

  it('contains the other values that the contract requires, in each item of a list', () => {
    const { docs } = completeResponse(listNotifications, recorded) as { docs: { notify: object }[] };
    expect(docs[0]?.notify).toHaveProperty('image', null);
  });

  it('has texts in the format that the contract requires', () => {
    expect(completeResponse(getOrder, { recipient: {} })).toMatchObject({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/) as unknown,
      recipient: { country: 'VN' },
    });
  });
});

test.each(publicEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'the contract of %s can be completed',
  (_, endpoint) => {
    expect(() => completeResponse(endpoint, {})).not.toThrow();
  },
);

import { createQueryClient } from '@gvg/browser-kit';
import { fakeApi, thuHa } from '@gvg/browser-kit/testing';
import { meQuery, showMe } from './me.ts';

const client = createQueryClient(fakeApi({}));
const shown = () => client.getQueryData(meQuery.queryKey);

test('a late response of an earlier write does not replace that of a later one', () => {
  const later = { ...thuHa, displayName: 'later', revision: 5 };
  showMe(client, later);
  showMe(client, { ...thuHa, displayName: 'earlier', revision: 4 });
  expect(shown()).toEqual(later);
  const last = { ...thuHa, displayName: 'last', revision: 6 };
  showMe(client, last);
  expect(shown()).toEqual(last);
});

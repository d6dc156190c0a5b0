import { checkUploader } from '@gvg/contracts/upload/http/internal-pictures';
import { httpPact } from '@gvg/testing/http-pact';
import { createIsOwnPicture } from './is-own-picture.ts';

const { exchange } = httpPact({ consumer: 'identity', provider: 'upload' });
const [anna, binh] = ['a'.repeat(24), 'b'.repeat(24)];
const name = `${'f'.repeat(40)}.jpg`;

it.each([
  ['their own', anna, true],
  ['of somebody else', binh, false],
] as const)('checks if the picture that a user wants to show is %s', async (whose, user, isOwn) => {
  const answer = await exchange(
    checkUploader,
    {
      description: `whether a picture ${whose} is the user’s`,
      providerState: `the user ${anna} has uploaded ${name}`,
      params: { name, user },
      response: { isOwn },
    },
    (origin) => createIsOwnPicture({ url: origin, secret: 'secret of sixteen characters' })({ name, user }),
  );
  expect(answer).toBe(isOwn);
});

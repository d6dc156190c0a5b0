import { getKeySet } from '@gvg/contracts/identity/http/identity';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { tokenAlgorithm } from './access-token.ts';
import { remoteKeySet } from './key-set.ts';

const { eachLike, regex, string } = matchers;

/** A valid point of the curve, so that the key can be imported. */
const x = '0euHZfpz9rvwweUGHLyb2-k3pY2TgCDjjEiEL0nUZdg';
const y = 'EG1aHAyjXsY94VLzATg_CryX6uo5aWFeRugzeAz6qlg';

test('finds the key of a token in identity’s key set', async () => {
  const coordinate = (value: string) => regex(/^[\w-]{43}$/.source, value);
  await httpPact({ consumer: 'service-kit', provider: 'identity' }).exchange(
    getKeySet,
    {
      description: 'the keys that verify tokens and guest cookies',
      response: {
        keys: eachLike({
          kty: 'EC',
          crv: 'P-256',
          alg: tokenAlgorithm,
          kid: string('the-key'),
          x: coordinate(x),
          y: coordinate(y),
        }),
      },
    },
    async (origin) => {
      const find = remoteKeySet(`${origin}${getKeySet.path}`);
      await expect(
        find({ alg: tokenAlgorithm, kid: 'the-key' }, { payload: '', signature: '' }),
      ).resolves.toMatchObject({ type: 'public' });
      await expect(find({ alg: tokenAlgorithm, kid: 'another' }, { payload: '', signature: '' })).rejects.toThrow();
    },
  );
});

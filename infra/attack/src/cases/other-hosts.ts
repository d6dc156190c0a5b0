import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import { requestTarget } from '../traffic/raw-connection.ts';

export const otherHosts: AttackCase = {
  name: 'paths that look like another host',
  async run({ url }) {
    for (const target of ['//a/search', '/\\a', '//a/search?1', '//a/search?2', '//%5C', '///', '//a/search?3'])
      expectEqual(target, (await requestTarget(url, target)).status, 404);
    const document = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
    expectEqual('the home page has rendered products', /href="\/product\//.test(document), true);
    return 'pages are still rendered on the server';
  },
};

import { debianRuntime } from './debian-runtime.ts';
import { privateDocumentDb } from './private-documentdb.ts';
import { privateRabbit, privateRedis } from './private-redis-and-rabbit.ts';
import type { Source } from './source.ts';
import { debianRootUnavailableReason } from '../root/root-support.ts';

/** Production's versions from Debian's archive, unpacked into the user's cache and run from there. */
export const debianSource: Source = {
  name: 'debian-root',
  unavailableReason: () => debianRootUnavailableReason(),
  open: async (service, context) => {
    const root = await context.debianRoot();
    const runtime = debianRuntime(root);
    switch (service) {
      case 'cache':
        return privateRedis('debian-root', runtime, '/usr/bin/redis-server', context);
      case 'events':
        return privateRabbit(
          'debian-root',
          runtime,
          { epmd: '/usr/bin/epmd', server: '/usr/lib/rabbitmq/bin/rabbitmq-server' },
          context,
        );
      case 'documents':
        return privateDocumentDb(runtime, root.versions, context);
    }
  },
};

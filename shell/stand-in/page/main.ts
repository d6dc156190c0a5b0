import '../../src/inline/color-scheme.ts';
import '../../src/remotes/later-singletons.ts';

/** Module federation resolves shared packages asynchronously, so everything else is behind a dynamic import. */
void import(/* webpackChunkName: "start" */ './start.tsx').then(({ startStandIn }) => startStandIn());

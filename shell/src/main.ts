// Everything else comes in one go after the federation runtime: shared packages have to be asked for asynchronously.
void import(/* webpackChunkName: "start" */ './start.tsx').then(({ startShell }) => startShell());

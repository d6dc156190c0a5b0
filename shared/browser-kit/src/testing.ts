/** For specs: fake API responses, a fake session and connection, people. */
export { fakeApi } from './testing/fake-api.ts';
export type { FakeApi, FakeResponse } from './testing/fake-api.ts';
export { fakeRealtime } from './testing/fake-realtime.ts';
export type { FakeRealtime } from './testing/fake-realtime.ts';
export { fakeSession } from './testing/fake-session.ts';
export type { FakeSession } from './testing/fake-session.ts';
export { idOf } from './testing/id-of.ts';
export { germanAddress, japaneseAddress, signedIn, thuHa } from './testing/people.ts';

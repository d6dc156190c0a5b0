import { addressOf } from '@gvg/browser-kit';

/** The signed-in person. */
export const meAddress = addressOf('getMe', {});

/** Browsers in which the person is signed in. */
export const sessionsAddress = addressOf('listSessions', {});

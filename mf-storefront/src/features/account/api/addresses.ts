import { addressOf } from '@gvg/browser-kit';

/** The second factor of the signed-in person. */
export const secondFactorAddress = addressOf('getSecondFactor', {});

/** Browsers in which the person is signed in. */
export const sessionsAddress = addressOf('listSessions', {});

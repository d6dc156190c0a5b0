/**
 * What pages use of services without a pact so far, by part: to be written. A release that changes these is not refused by `can-i-deploy`; the end-to-end tests
 * alone notice. The list may only become shorter (`missing-pacts.contract.spec.ts`).
 */
export const unsaid: Readonly<Record<string, readonly string[]>> = {
  'mf-cart': [
    'addOutsideLine',
    'declineQuote',
    'editOutsideLine',
    'readLink',
    'reorder',
    'updateOutsideLine',
    'uploadPicture',
    'withdrawQuote',
  ],
  'mf-chat': [
    'createCannedReply',
    'getCustomerCart',
    'getRoom',
    'listOrders',
    'listQuotes',
    'packet ORDER',
    'removeCannedReply',
    'updateCannedReply',
    'uploadPicture',
  ],
  'mf-storefront': [
    'beginSecondFactor',
    'changeEmail',
    'changePassword',
    'closeAccount',
    'disableSecondFactor',
    'enableSecondFactor',
    'endSession',
    'requestVerification',
    'uploadPicture',
  ],
  shell: [
    'beginRequiredSecondFactor',
    'changePassword',
    'confirmIdentity',
    'listProducts',
    'refreshToken',
    'requestVerification',
    'resetPassword',
    'signIn',
    'signInAdmin',
    'signInWithAuthCode',
    'signInWithSecondFactor',
    'signUp',
    'trackOrder',
  ],
};

/**
 * What pages use of services without a pact so far, by part: to be written. A release that changes these is not refused by `can-i-deploy`; the end-to-end tests
 * alone notice. The list may only become shorter (`missing-pacts.contract.spec.ts`).
 */
export const unsaid: Readonly<Record<string, readonly string[]>> = {
  'mf-admin': [
    'addOrderPhotos',
    'assignPayment',
    'createPageTemplate',
    'estimateCost',
    'getQuote',
    'previewPageTemplate',
    'readLink',
    'recordPayment',
    'refundOrder',
    'removeCannedReply',
    'removeTemplateDraft',
    'replayDeadLetter',
    'resetSecondFactor',
    'restoreTemplateVersion',
    'setCostStatus',
    'setOrderLineStatus',
    'setPageTemplateStatus',
    'updateCannedReply',
    'updateCost',
    'updateMe',
    'updateProducer',
  ],
};

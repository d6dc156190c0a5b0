/** This browser's subscription to push messages; bundled with what uses it. */
export { hasSubscription, subscribeBrowser, supportsPush, unsubscribeBrowser } from './push/browser-subscription.ts';
export { readStoredSubscription, storeSubscription } from './push/stored-subscription.ts';

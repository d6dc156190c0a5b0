/** This browser's subscription to push messages. Bundled with the code that uses it. */
export { hasSubscription, subscribeBrowser, supportsPush, unsubscribeBrowser } from './push/browser-subscription.ts';
export { readStoredSubscription, storeSubscription } from './push/stored-subscription.ts';

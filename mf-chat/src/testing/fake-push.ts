export interface FakePush {
  /** Registers a worker. */
  register: jest.Mock;
  requestPermission: jest.Mock;
  subscribe: jest.Mock;
  unsubscribe: jest.Mock;
  remove: () => void;
}

const json = {
  endpoint: 'https://push.example/1',
  expirationTime: null,
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
};

/** A fake of the browser's push messages, which jsdom lacks. `answer` is the person's reply to the permission prompt. */
export function fakePush({
  permission = 'default',
  answer = 'granted',
}: { permission?: NotificationPermission; answer?: NotificationPermission } = {}): FakePush {
  let current = permission;
  let isSubscribed = false;
  const unsubscribe = jest.fn(() => {
    isSubscribed = false;
    return Promise.resolve(true);
  });
  const subscription = { unsubscribe, toJSON: () => json };
  const subscribe = jest.fn(() => {
    isSubscribed = true;
    return Promise.resolve(subscription);
  });
  const registration = {
    pushManager: { subscribe, getSubscription: () => Promise.resolve(isSubscribed ? subscription : null) },
  };
  const register = jest.fn(() => Promise.resolve(registration));
  const requestPermission = jest.fn(() => {
    current = answer;
    return Promise.resolve(answer);
  });
  const notification = {
    requestPermission,
    get permission() {
      return current;
    },
  };
  const serviceWorker = {
    register,
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(register.mock.calls.length > 0 ? registration : undefined),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.assign(window, { PushManager: class {}, Notification: notification });
  return {
    register,
    requestPermission,
    subscribe,
    unsubscribe,
    remove() {
      for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(navigator, 'serviceWorker');
    },
  };
}

/** Nothing listens here. */
export const unreachableUrl = 'http://127.0.0.1:1';

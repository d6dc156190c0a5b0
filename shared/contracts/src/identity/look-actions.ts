/** Returns whether an audit action is a mere look at personal data, such as `user.look-at-sessions`. */
export const isLook = (action: string): boolean => /\.look(-|$)/.test(action);

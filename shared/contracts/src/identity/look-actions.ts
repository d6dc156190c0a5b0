/** Whether an action of the audit is a look at what is a person's own, such as `user.look-at-sessions`, and changes nothing. */
export const isLook = (action: string): boolean => /\.look(-|$)/.test(action);

/** Opens or reloads a URL in a frame. Not with the `src` attribute, which would add a history entry. */
export const openInFrame = (shown: Window, address: string): void => shown.location.replace(address);

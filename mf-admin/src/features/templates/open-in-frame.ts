/** Opens an address in a frame, or opens it anew. Not by its attribute, which would make an entry of the history. */
export const openInFrame = (shown: Window, address: string): void => shown.location.replace(address);

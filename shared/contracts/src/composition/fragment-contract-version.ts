/** Raised when a shell of the old contract could not use a fragment; the shell then draws in the browser. */
export const fragmentContractVersion = 1;

/** Incremented for changes that older shells cannot process. Such a shell renders in the browser instead. */
export const fragmentContractVersion = 1;

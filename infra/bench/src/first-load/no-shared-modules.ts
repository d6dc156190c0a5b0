/** Replaces the shell's plugin of the federation runtime in the single bundle, which shares no modules. */
export function retrySharedModules(): void {}

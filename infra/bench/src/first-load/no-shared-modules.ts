/** Replaces the shell's federation runtime plugin in the single bundle, which shares no modules. */
export function retrySharedModules(): void {}

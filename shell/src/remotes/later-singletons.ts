/**
 * Modules that the shell provides but does not use itself, because webpack shares only modules that a build imports. Never called; remotes
 * load them by name when one of their pages needs them.
 */
export const laterSingletons = [() => import('@gvg/browser-kit/forms'), () => import('@gvg/browser-kit/lists')];

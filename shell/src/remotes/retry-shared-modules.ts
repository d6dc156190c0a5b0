import { registerPlugins } from '@module-federation/enhanced/runtime';

/** The federation runtime remembers that a shared module could not be loaded; whoever needs the module next loads it again. */
export function retrySharedModules(): void {
  registerPlugins([
    {
      name: 'retry-shared-modules',
      errorLoadShare({ pkgName, shareScopeMap }) {
        for (const shared of Object.values(shareScopeMap['default']?.[pkgName] ?? {}))
          if (!shared.loaded) shared.loading = null;
      },
    },
  ]);
}

import { registerPlugins } from '@module-federation/enhanced/runtime';

/** Makes the federation runtime forget a failed shared module, so that the next use loads it again. */
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

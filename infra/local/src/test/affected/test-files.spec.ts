import { stepOf } from './test-files.ts';

test.each([
  ['shared/ui/src/button.ts', undefined],
  ['shared/ui/src/button.spec.tsx', 'unit'],
  ['mf-cart/contract/cart.contract.spec.ts', 'contract'],
  ['services/cart/src/line/lines.integration.spec.ts', 'integration'],
  ['infra/money-model/src/money-model.whole.integration.spec.ts', 'integration'],
  ['shared/ui/src/button.whole.spec.tsx', 'unit'],
  ['mf-cart/e2e/basket.desktop.e2e.ts', 'end-to-end'],
  ['mf-admin/e2e/bulk-changes.bulk.e2e.ts', 'bulk'],
  ['mf-cart/e2e/outage.resilience.e2e.ts', 'resilience'],
] as const)('%s runs in step %s', (file, step) => {
  expect(stepOf(file)).toBe(step);
});

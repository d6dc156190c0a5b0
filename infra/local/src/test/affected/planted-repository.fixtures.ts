import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Small shop with two services, two remotes, the contracts and a kit, in the layout of this repository. */
const files: Record<string, string> = {
  'package.json': JSON.stringify({ workspaces: ['shared/*', 'services/*', 'mf-*', 'infra/local'] }),
  '.gitignore': 'node_modules/\n',
  'README.md': '# Shop\n',
  'package-lock.json': '{}\n',
  'infra/docs/glossary.md': '# Words\n',

  'shared/contracts/src/cart/http/lines.ts': 'export interface Line { amount: number }\nexport const getLine = {};\n',
  'shared/contracts/src/catalogue/http/products.ts':
    'export interface Product { price: number }\nexport const getProduct = {};\n',
  'shared/contracts/src/generated/endpoints.ts':
    "import * as lines from '../cart/http/lines.ts';\nimport * as products from '../catalogue/http/products.ts';\nexport const modules = [lines, products];\nexport type Modules = typeof lines & typeof products;\n",
  'shared/contracts/src/calls.ts':
    "import type { Modules } from './generated/endpoints.ts';\nexport type Calls = keyof Modules;\n",
  'shared/contracts/src/calls.spec.ts':
    "import type { Calls } from './calls.ts';\nexport const call: Calls = 'getLine';\n",

  'shared/ui/src/button.ts': 'export const button = 1;\n',
  'shared/ui/src/button.css': 'button {}\n',
  'shared/ui/src/button.spec.ts': "import './button.ts';\n",
  'shared/ui/src/price.ts': 'export const price = 1;\n',
  'shared/build/words/terms.spec.ts': '',

  'services/cart/src/main.ts': "import './app.ts';\n",
  'services/cart/src/app.ts':
    "import { getLine } from '@gvg/contracts/cart/http/lines';\nexport const app = getLine;\n",
  'services/cart/src/sum.ts': 'export const sum = 1;\n',
  'services/cart/src/sum.spec.ts': "import './sum.ts';\n",
  'services/cart/src/lines.integration.spec.ts': "import './app.ts';\n",
  'services/cart/src/killed.integration.spec.ts': '',
  'services/cart/src/products.contract.spec.ts':
    "import '@gvg/contracts/catalogue/http/products';\nhttpPact({ consumer: 'cart', provider: 'catalogue' });\n",
  'services/cart/src/cart.provider.contract.spec.ts':
    "import './app.ts';\nverifyProvider({\n  provider: 'cart',\n});\n",
  'services/catalogue/src/main.ts':
    "import { getProduct } from '@gvg/contracts/catalogue/http/products';\nexport const app = getProduct;\n",
  'services/catalogue/src/products.integration.spec.ts': "import './main.ts';\n",
  'services/catalogue/src/catalogue.provider.contract.spec.ts':
    "import './main.ts';\nverifyProvider({ provider: 'catalogue' });\n",

  'mf-cart/src/basket.ts':
    "import type { Line } from '@gvg/contracts/cart/http/lines';\nimport type { Calls } from '@gvg/contracts/calls';\nimport { button } from '@gvg/ui/button';\nexport const basket = (line: Line, call: Calls) => [line, call, button];\n",
  'mf-cart/src/basket.spec.ts': "import './basket.ts';\n",
  'mf-cart/contract/shapes.ts': 'export const line = {};\n',
  'mf-cart/contract/cart.contract.spec.ts':
    "import './shapes.ts';\nimport '../src/basket.ts';\nimport '@gvg/contracts/cart/http/lines';\nhttpPact({ consumer: 'mf-cart', provider: 'cart' });\n",
  'mf-cart/e2e/basket.e2e.ts': '',
  'mf-cart/e2e/outage.resilience.e2e.ts': '',
  'mf-chat/src/room.ts':
    "import type { Calls } from '@gvg/contracts/calls';\nimport { price } from '@gvg/ui/price';\nexport const room = (call: Calls) => [call, price];\n",
  'mf-chat/src/room.spec.ts': "import './room.ts';\n",
  'mf-chat/e2e/room.e2e.ts': '',

  'infra/local/src/site.ts': 'export const site = 1;\n',
  'infra/local/src/site.spec.ts': "import './site.ts';\n",
  'infra/local/src/across-services/every-service.integration.spec.ts': '',
};

const packages = ['contracts', 'ui', 'build', 'cart', 'catalogue', 'mf-cart', 'mf-chat', 'local'] as const;
const folderOf = (name: string): string =>
  name.startsWith('mf-')
    ? name
    : name === 'local'
      ? 'infra/local'
      : ['cart', 'catalogue'].includes(name)
        ? `services/${name}`
        : `shared/${name}`;

/** Writes the files into a temporary folder, without git. */
export function plantRepository(): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'gvg-planted-'));
  const write = (file: string, content: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  for (const [file, content] of Object.entries(files)) write(file, content);
  mkdirSync(path.join(folder, 'node_modules/@gvg'), { recursive: true });
  for (const name of packages) {
    write(`${folderOf(name)}/package.json`, JSON.stringify({ name: `@gvg/${name}`, exports: { './*': './src/*.ts' } }));
    symlinkSync(path.join('../..', folderOf(name)), path.join(folder, 'node_modules/@gvg', name));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

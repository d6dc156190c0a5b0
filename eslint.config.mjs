import { eslintConfig } from '@gvg/build/eslint/config.mjs';

export default eslintConfig(import.meta.dirname);

import js from '@eslint/js';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const sources = ['**/*.{ts,tsx}'];

/** Lint rules of the whole repository; `root` is the folder of the TypeScript projects, `types` tells the parser which of them. */
export function eslintConfig(root, types = { projectService: true }) {
  return tseslint.config(
    { ignores: ['**/node_modules/**', '**/dist/**', '**/.data/**', '**/coverage/**', '**/pacts/**'] },
    js.configs.recommended,
    { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: { ...globals.node } } },
    {
      files: sources,
      extends: [...tseslint.configs.recommended, ...tseslint.configs.stylistic],
      languageOptions: { parserOptions: { ...types, tsconfigRootDir: root } },
      rules: {
        // Errors of a floating promise are lost.
        '@typescript-eslint/no-floating-promises': 'error',
        '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
        '@typescript-eslint/consistent-type-definitions': 'off',
        '@typescript-eslint/no-empty-function': 'off',
        '@typescript-eslint/no-unused-vars': [
          'error',
          { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
        ],
        'no-restricted-syntax': [
          'error',
          {
            selector: 'ExportDefaultDeclaration',
            message: 'Named exports only, so that an export has one name everywhere.',
          },
          {
            selector: "ExpressionStatement > CallExpression[callee.property.name='skip']",
            message: 'Skipped tests are not permitted.',
          },
        ],
      },
    },
    {
      files: ['**/*.tsx'],
      plugins: { 'react-hooks': reactHooks },
      rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
    },
    { files: ['**/*.{ts,tsx,mjs}'], rules: { 'no-console': 'error', eqeqeq: 'error', 'prefer-const': 'error' } },
    {
      files: ['infra/**', 'shared/testing/**', '**/*-cli.ts', '**/webpack.config.mjs', 'shared/build/**'],
      rules: { 'no-console': 'off' },
    },
    { files: ['**/*.config.{ts,mjs}'], rules: { 'no-restricted-syntax': 'off' } },
  );
}

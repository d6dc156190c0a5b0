/**
 * Components that the first view of home does not need. Bundled with the code that imports them. They import from the package, which is a
 * singleton, and not from its files.
 */
export { Global } from '@emotion/react';
export { AmountField } from './later/amount-field.tsx';
export type { AmountFieldProps } from './later/amount-field.tsx';
export { Card, CardBody } from './later/card.tsx';
export { ChoiceLabel } from './later/choice-label.ts';
export { CopyButton } from './later/copy-button.tsx';
export type { CopyButtonProps } from './later/copy-button.tsx';
export { DialogActions, DialogBody } from './later/dialog-layout.tsx';
export { Notice } from './later/notice.tsx';
export { richTextStyles } from './later/rich-text-styles.ts';
export { SelectField } from './later/select-field.tsx';
export type { Option, SelectFieldProps } from './later/select-field.tsx';
export { TextButton } from './later/text-button.tsx';
export { useMediaQuery } from './later/use-media-query.ts';

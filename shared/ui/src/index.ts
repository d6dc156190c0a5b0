export { keyframes } from '@emotion/react';
export { Box, styled } from '@mui/system';
export type { SxProps } from '@mui/system';
export { browserCache, createUiCache } from './emotion-cache.ts';
export { UiProvider } from './provider.tsx';
export { colorSchemeAttribute, tints } from './theme/palette.ts';
export type { ColorName, ColorScheme, Tint } from './theme/palette.ts';
export {
  below,
  bottomBarHeight,
  color,
  tabularFigures,
  fontSize,
  fontWeight,
  from,
  zIndex,
  motion,
  narrowerThan,
  page,
  radius,
  rem,
  tapTarget,
} from './theme/tokens.ts';
export { Button, ButtonAnchor, ButtonLink } from './components/button.tsx';
export type { ButtonVariant } from './components/button-styles.ts';
export { fieldBox, fieldLabel } from './components/field-styles.ts';
export { Dialog } from './components/dialog.tsx';
export type { DialogProps, DialogShape } from './components/dialog.tsx';
export {
  DocumentDialog,
  closeDocumentDialog,
  closesDialog,
  openDocumentDialog,
  opensDialog,
} from './components/document-dialog.tsx';
export { IconButton } from './components/icon-button.tsx';
export * from './components/icons.ts';
export { LogoMark } from './components/logo-mark.tsx';
export { PageColumn, Panel, ProductGrid, Section, columns } from './components/layout.tsx';
export { Picture, pictureSet, pictureUrl } from './components/picture.tsx';
export type { PictureProps } from './components/picture.tsx';
export { Price } from './components/price.tsx';
export { SkeletonBox } from './components/skeleton-box.tsx';
export { SmartLink } from './components/smart-link.tsx';
export type { SmartLinkProps } from './components/smart-link.tsx';
export { EmptyState, ErrorState } from './components/states.tsx';
export { Tag } from './components/tag.tsx';
export type { TagTone } from './components/tag.tsx';
export { breakable } from './theme/breakable.ts';
export { Note, PageTitle, PanelTitle, SectionTitle, Text } from './components/typography.tsx';
export { VisuallyHidden } from './components/visually-hidden.ts';

import {
  richTextAligns,
  richTextBackgrounds,
  richTextColours,
  richTextFonts,
  richTextSizes,
} from '@gvg/contracts/values/rich-text';
import {
  Bold,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  RemoveFormatting,
  Sigma,
  SquareCode,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
} from '@gvg/ui/later-icons';
import type { ComponentType, SVGProps } from 'react';

type Icon = ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;

/** Format that is on or off, or one value of a format. `name` is its translation key. */
export interface Toggle {
  kind: 'toggle';
  name: string;
  format: string;
  value: string | true;
  Icon: Icon;
}

/** Format with one of several values, or none by default. */
export interface Choice {
  kind: 'choice';
  name: string;
  format: string;
  values: readonly string[];
}

export interface Action {
  kind: 'action';
  name: 'link' | 'formula' | 'outdent' | 'indent' | 'clean';
  Icon: Icon;
}

export type Control = Toggle | Choice | Action;

const toggle = (name: string, Icon: Icon, format = name, value: string | true = true): Toggle => ({
  kind: 'toggle',
  name,
  format,
  value,
  Icon,
});
const choice = (name: string, format: string, values: readonly string[]): Choice => ({
  kind: 'choice',
  name,
  format,
  values,
});
const action = (name: Action['name'], Icon: Icon): Action => ({ kind: 'action', name, Icon });

/** Toolbar in groups (specification §2, Admin area). */
export const toolbar: readonly (readonly Control[])[] = [
  [
    toggle('bold', Bold),
    toggle('italic', Italic),
    toggle('underline', Underline),
    toggle('strike', Strikethrough),
    toggle('quote', Quote, 'blockquote'),
    toggle('code', SquareCode, 'code-block'),
    action('link', Link),
    action('formula', Sigma),
  ],
  [choice('header', 'header', ['1', '2', '3', '4', '5', '6'])],
  [
    toggle('ordered', ListOrdered, 'list', 'ordered'),
    toggle('bullet', List, 'list', 'bullet'),
    toggle('sub', Subscript, 'script', 'sub'),
    toggle('super', Superscript, 'script', 'super'),
    action('outdent', IndentDecrease),
    action('indent', IndentIncrease),
  ],
  [
    choice('size', 'size', richTextSizes),
    choice('color', 'color', richTextColours),
    choice('background', 'background', richTextBackgrounds),
    choice('font', 'font', richTextFonts),
    choice('align', 'align', richTextAligns),
  ],
  [action('clean', RemoveFormatting)],
];

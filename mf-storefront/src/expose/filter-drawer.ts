import { remoteWidget } from '@gvg/browser-kit';
import { FilterDrawer } from '../features/drawer/components/filter-drawer.tsx';
import { loadTexts } from '../texts/load-texts.ts';
import { namespace } from '../texts/use-texts.ts';

export const { Widget, prepare } = remoteWidget<'./filter-drawer'>({ namespace, loadTexts }, FilterDrawer);

import { remoteWidget } from '@gvg/browser-kit';
import { SearchSuggestions } from '../features/suggestions/components/search-suggestions.tsx';
import { loadTexts } from '../texts/load-texts.ts';
import { namespace } from '../texts/use-texts.ts';

export const { Widget, prepare } = remoteWidget<'./search-suggestions'>({ namespace, loadTexts }, SearchSuggestions);

import { groupKinds } from '../group-kinds.ts';
import { GroupsView } from './groups-view.tsx';

export function CategoriesView() {
  return <GroupsView kind={groupKinds.categories} />;
}

import { groupKinds } from '../group-kinds.ts';
import { GroupsView } from './groups-view.tsx';

export function ProducersView() {
  return <GroupsView kind={groupKinds.producers} />;
}

import type { View } from '@gvg/contracts/identity/http/views';
import type { StoredView } from './view.model.ts';

export function presentView({
  _id,
  owner,
  updatedAt,
  expiresAt: _expiresAt,
  nameOrder: _nameOrder,
  ...view
}: StoredView): View {
  return { ...view, _id: _id.toHexString(), owner: owner.toHexString(), updatedAt: updatedAt.toISOString() };
}

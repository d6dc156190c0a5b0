import { useMe } from '@gvg/customer-ui/address-book';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import type { ReactNode } from 'react';
import { LoadError } from '../../catalogue/components/load-error.tsx';
import { CustomerSkeleton } from './customer-skeleton.tsx';

/** Content about the signed-in person's account. */
export function Me({ children }: { children: (me: User) => ReactNode }) {
  const { data, error, isLoadingError, refetch } = useMe();
  if (isLoadingError) return <LoadError error={error} retry={() => void refetch()} />;
  return data === undefined ? <CustomerSkeleton /> : children(data);
}

import { queryKeys, shellApi } from '@gvg/browser-kit';
import { useQueryClient } from '@gvg/query';
import { useEffect } from 'react';

/** Reloads orders and quotes when they change. */
export function useFreshOrders(): void {
  const client = useQueryClient();
  useEffect(() => {
    const reload = () => {
      void client.invalidateQueries({ queryKey: queryKeys.orders });
      void client.invalidateQueries({ queryKey: queryKeys.quotes });
    };
    const ends = [shellApi().realtime.on('ORDER', reload), shellApi().realtime.on('RESYNC', reload)];
    return () => ends.forEach((end) => end());
  }, [client]);
}

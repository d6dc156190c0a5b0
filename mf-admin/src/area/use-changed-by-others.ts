import { shellApi } from '@gvg/browser-kit';
import { useQueryClient } from '@gvg/query';
import type { QueryKey } from '@gvg/query';
import { useEffect, useState } from 'react';

/** Time in milliseconds for which a changed row is highlighted. */
const markMs = 30_000;
/** Several changes at once cause one reload. */
const delayMs = 200;

const none: ReadonlySet<string> = new Set();

/**
 * Returns the ids of subjects (of an audit type) that other staff members have changed in the last 30 seconds, and reloads the queries below `queryKey` after
 * each change. `queryKey` must be a constant.
 */
export function useChangedByOthers(type: string, queryKey: QueryKey): ReadonlySet<string> {
  const client = useQueryClient();
  const [changed, setChanged] = useState(none);
  useEffect(() => {
    const marks = new Map<string, ReturnType<typeof setTimeout>>();
    let reload: ReturnType<typeof setTimeout> | undefined;
    const show = () => setChanged(new Set(marks.keys()));
    const end = shellApi().realtime.on('CHANGED', ({ subject, by }) => {
      if (subject.type !== type) return;
      reload ??= setTimeout(() => {
        reload = undefined;
        void client.invalidateQueries({ queryKey });
      }, delayMs);
      const session = shellApi().session.get();
      if (session.status === 'user' && session.user.id === by) return;
      clearTimeout(marks.get(subject.id));
      const unmark = () => {
        marks.delete(subject.id);
        show();
      };
      marks.set(subject.id, setTimeout(unmark, markMs));
      show();
    });
    return () => {
      end();
      clearTimeout(reload);
      marks.forEach((timer) => clearTimeout(timer));
    };
  }, [client, queryKey, type]);
  return changed;
}

import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { EmptyState, below, color, fontSize, fontWeight, styled } from '@gvg/ui';
import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { LoadError } from '../../../components/load-error.tsx';
import { OutdatedNote } from '../../../table/outdated-note.tsx';
import { holdTabStop, moveFocus, useTabStop } from '../../../table/row-focus.ts';
import { SkeletonRows } from '../../../table/skeleton-rows.tsx';
import type { ListState } from '../../../table/staff-table.tsx';
import { Cell, HeadCell, Scroller, Table } from '../../../table/table-parts.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useUsersById } from '../../users/api/users.ts';
import type { AuditEntry } from '../api/audit.ts';
import { changesOf } from '../changes.ts';
import { ActorName } from './actor-name.tsx';
import { ChangeSummary } from './change-summary.tsx';
import { ChangeTable } from './change-table.tsx';
import { SubjectLink } from './subject-link.tsx';
import { useActionName } from './use-action-name.ts';

const columns = ['at', 'actor', 'action', 'subject', 'change'] as const;

const Opener = styled('button')({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: 'inherit',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { color: color.jade },
});
const Action = styled('span')({
  '& b': { fontWeight: fontWeight.strong },
  '& code': { marginInlineStart: 6, color: color.muted, fontSize: fontSize.tiny, [below.tablet]: { display: 'none' } },
});
/** Spans the visible width below its row. */
const Details = styled(Cell)({
  '&&': {
    position: 'static',
    backgroundColor: color.paper,
    cursor: 'default',
    whiteSpace: 'normal',
    padding: '8px 16px 14px',
  },
});

interface EntryProps {
  entry: AuditEntry;
  users: ReadonlyMap<string, UserSummary>;
}

function Entry({ entry, users }: EntryProps) {
  const { locale } = useStaffTexts();
  const actionName = useActionName();
  const [isOpen, setOpen] = useState(false);
  const { at, actor, action, subject, before, after } = entry;
  const changes = changesOf(before, after);
  return (
    <Fragment>
      <tr>
        <Cell as="th" scope="row">
          <Opener
            type="button"
            data-row-link=""
            aria-expanded={isOpen}
            tabIndex={-1}
            onFocus={holdTabStop}
            onClick={() => setOpen(!isOpen)}
          >
            {formatDayTime(new Date(at), locale)}
          </Opener>
        </Cell>
        <Cell>
          <ActorName actor={actor} users={users} />
        </Cell>
        <Cell>
          <Action>
            <b>{actionName(action)}</b>
            <code>{action}</code>
          </Action>
        </Cell>
        <Cell>
          <SubjectLink entry={entry} users={users} />
        </Cell>
        <Cell>
          <ChangeSummary changes={changes} subjectType={subject.type} />
        </Cell>
      </tr>
      {isOpen && (
        <tr>
          <Details colSpan={columns.length}>
            <ChangeTable entry={entry} changes={changes} />
          </Details>
        </tr>
      )}
    </Fragment>
  );
}

export interface AuditTableProps {
  list: ListState<AuditEntry>;
  isFiltered: boolean;
  /** Shown when nothing matches. */
  action?: ReactNode;
}

/** Audit records that expand to the states before and after. Arrow keys (also J and K) move between them, Enter opens one. */
export function AuditTable({ list, isFiltered, action }: AuditTableProps) {
  const { t } = useStaffTexts();
  const { data, error, isError, dataUpdatedAt, refetch } = list;
  const body = useTabStop();
  const docs = data?.docs ?? [];
  const users = useUsersById(
    docs.flatMap(({ actor, subject }) => [
      ...(actor.kind === 'user' ? [actor.id] : []),
      ...(subject.type === 'user' ? [subject.id] : []),
    ]),
  );
  if (data === undefined && error !== null) return <LoadError error={error} retry={() => void refetch()} />;
  if (data !== undefined && docs.length === 0)
    return <EmptyState title={t(isFiltered ? 'audit.noMatch' : 'audit.none')}>{action}</EmptyState>;
  return (
    <>
      {isError && <OutdatedNote since={dataUpdatedAt} onReload={() => void refetch()} />}
      <Scroller aria-busy={data === undefined}>
        <Table aria-label={t('audit.title')}>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeadCell key={column} scope="col">
                  {t(`audit.columns.${column}`)}
                </HeadCell>
              ))}
            </tr>
          </thead>
          {data === undefined ? (
            <SkeletonRows columns={columns.length} label={t('list.loading')} />
          ) : (
            <tbody ref={body} onKeyDown={moveFocus}>
              {docs.map((entry) => (
                <Entry key={entry._id} entry={entry} users={users} />
              ))}
            </tbody>
          )}
        </Table>
      </Scroller>
    </>
  );
}

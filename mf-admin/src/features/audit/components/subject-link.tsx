import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { Link } from '@gvg/router';
import { color, fontWeight, styled } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { AuditEntry } from '../api/audit.ts';
import { nameOfSubject, pathOfSubject } from '../subject.ts';

const Name = styled('span')({
  display: 'inline-block',
  maxWidth: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
  '& a': { color: color.jade, fontWeight: fontWeight.strong, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
});

/** Subject of a record, linked to its page if it has one. */
export function SubjectLink({ entry, users }: { entry: AuditEntry; users: ReadonlyMap<string, UserSummary> }) {
  const { t, locale } = useStaffTexts();
  const { type, id } = entry.subject;
  const name =
    users.get(id)?.displayName ??
    nameOfSubject(entry, locale) ??
    t('audit.subjectOf', { type: t(`audit.subjects.${type}`, { defaultValue: type }), id: id.slice(-6) });
  const path = pathOfSubject(entry);
  return <Name title={name}>{path === undefined ? name : <Link to={path}>{name}</Link>}</Name>;
}

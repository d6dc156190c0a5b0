import { shellApi } from '@gvg/browser-kit';
import { useUnsavedChangesGuard } from '@gvg/browser-kit/forms';
import { locales } from '@gvg/contracts/values/locale';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { useQuery } from '@gvg/query';
import { Button, Picture, color, from, radius, rem, styled } from '@gvg/ui';
import { ChoiceLabel, TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { PictureButton } from '../../../components/picture-button.tsx';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useUpload } from '../../../components/use-upload.ts';
import { exactCountQuery } from '../../../table/exact-count-query.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useUsersById } from '../../users/api/users.ts';
import { announcementOf, emptyDraft, problemsOf } from '../announcement-draft.ts';
import type { AnnouncementDraft, DraftProblem } from '../announcement-draft.ts';
import { useAnnounce } from '../api/announcements.ts';
import { BellPreview } from './bell-preview.tsx';
import { UserPicker } from './user-picker.tsx';

const Columns = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
});
const Form = styled('form')({ display: 'grid', gap: 14 });
const Pair = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px' });
const Shot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& > span': {
    width: rem(64),
    height: rem(64),
    overflow: 'hidden',
    borderRadius: radius.input,
    backgroundColor: color.rice,
  },
});

const targets = ['ALL', 'ONE'] as const;
type Target = (typeof targets)[number];

/** Form for an announcement to all accounts or to one, with a preview of the bell. `user` comes from the link to this page. */
export function AnnouncementForm({ user: linked }: { user: string | undefined }) {
  const { t } = useStaffTexts();
  const [target, setTarget] = useState<Target>(linked === undefined ? 'ALL' : 'ONE');
  const [user, setUser] = useState(linked);
  const [draft, setDraft] = useState<AnnouncementDraft>(emptyDraft);
  const [wasSent, setSent] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const upload = useUpload('TEMPLATE');
  const { data: everybody } = useQuery(exactCountQuery('listUsers', {}));
  const receiver = target === 'ONE' ? user : undefined;
  const name = useUsersById(receiver === undefined ? [] : [receiver]).get(receiver ?? '')?.displayName ?? '';
  const problems = problemsOf(draft);
  useUnsavedChangesGuard(draft !== emptyDraft);
  const count = everybody === undefined ? '…' : formatNumber(everybody.totalDocs, 0);
  const write = useAnnounce(() => {
    setAsked(false);
    setSent(false);
    setDraft(emptyDraft);
    shellApi().toast({
      kind: 'success',
      text: target === 'ALL' ? t('announcements.sentToAll', { number: count }) : t('announcements.sentTo', { name }),
    });
  });
  const change = (fields: Partial<AnnouncementDraft>) => setDraft({ ...draft, ...fields });
  const errorOf = (problem: DraftProblem) =>
    wasSent && problems.includes(problem) ? t(`announcements.problem.${problem}`) : undefined;
  const lacksUser = target === 'ONE' && user === undefined;
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (problems.length === 0 && !lacksUser) setAsked(true);
  };
  const choosePicture = (files: File[]) =>
    upload.mutate(files.slice(0, 1), { onSuccess: ([image = null]) => change({ image }) });
  return (
    <Columns>
      <StaffCard title={t('announcements.write')}>
        <CardContent>
          <Form noValidate onSubmit={ask}>
            <Choices role="radiogroup" aria-label={t('announcements.target')}>
              {targets.map((value) => (
                <ChoiceLabel key={value}>
                  <input type="radio" name="target" checked={target === value} onChange={() => setTarget(value)} />
                  {t(`announcements.targets.${value}`, { number: count })}
                </ChoiceLabel>
              ))}
            </Choices>
            {target === 'ONE' && (
              <UserPicker
                value={user}
                onChoose={setUser}
                error={wasSent && lacksUser ? t('announcements.problem.user') : undefined}
              />
            )}
            <Pair>
              <TextInput
                label={t('announcements.titleVi')}
                maxLength={120}
                value={draft.titleVi}
                onChange={(titleVi) => change({ titleVi })}
                error={errorOf('titleVi')}
              />
              <TextInput
                label={t('announcements.titleEn')}
                maxLength={120}
                value={draft.titleEn}
                onChange={(titleEn) => change({ titleEn })}
              />
              <TextInput
                label={t('announcements.descriptionVi')}
                rows={3}
                maxLength={500}
                value={draft.descriptionVi}
                onChange={(descriptionVi) => change({ descriptionVi })}
                error={errorOf('descriptionVi')}
              />
              <TextInput
                label={t('announcements.descriptionEn')}
                rows={3}
                maxLength={500}
                value={draft.descriptionEn}
                onChange={(descriptionEn) => change({ descriptionEn })}
              />
            </Pair>
            <TextInput
              label={t('announcements.link')}
              hint={t('announcements.linkHint')}
              maxLength={500}
              value={draft.link}
              onChange={(link) => change({ link })}
              error={errorOf('link')}
            />
            <Shot>
              {draft.image !== null && (
                <span>
                  <Picture src={draft.image} alt={t('announcements.picture')} sizes="64px" widest={80} />
                </span>
              )}
              <PictureButton
                label={t(draft.image === null ? 'announcements.addPicture' : 'announcements.changePicture')}
                isBusy={upload.isPending}
                onChoose={choosePicture}
              />
              {draft.image !== null && (
                <TextButton onClick={() => change({ image: null })}>{t('announcements.removePicture')}</TextButton>
              )}
            </Shot>
            <div>
              <Button type="submit">{t('announcements.send')}</Button>
            </div>
          </Form>
        </CardContent>
      </StaffCard>
      <StaffCard title={t('announcements.preview')}>
        <CardContent>
          {locales.map((language) => (
            <BellPreview key={language} draft={draft} language={language} />
          ))}
        </CardContent>
      </StaffCard>
      {isAsked && (
        <ConfirmDialog
          title={target === 'ALL' ? t('announcements.askAll', { number: count }) : t('announcements.askOne', { name })}
          text={t('announcements.askText', { title: draft.titleVi.trim() })}
          submit={t('announcements.send')}
          isPending={write.isPending}
          error={write.error}
          onSubmit={() => write.mutate({ body: announcementOf(draft, receiver) })}
          onClose={() => setAsked(false)}
        />
      )}
    </Columns>
  );
}

import { lazyDialog } from '@gvg/browser-kit/lazy-dialog';
import { FormError, SelectField, TextField } from '@gvg/browser-kit/forms';
import { genders } from '@gvg/contracts/identity/fields';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import { locales } from '@gvg/contracts/values/locale';
import { Button, Note, Panel, columns, from, rem, styled } from '@gvg/ui';
import { Notice } from '@gvg/ui/later-components';
import { useState } from 'react';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import type { ProfileField } from '../profile-form.ts';
import { useProfileForm } from '../use-profile-form.ts';
import { Avatar } from './avatar.tsx';
import { EmailRow } from './email-row.tsx';

const ChangeEmailDialog = lazyDialog(() =>
  import(/* webpackChunkName: "account-dialogs" */ './change-email-dialog.tsx').then(
    ({ ChangeEmailDialog }) => ChangeEmailDialog,
  ),
);

const Frame = styled(Panel)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  [from.tablet]: { gridTemplateColumns: `${rem(112)} minmax(0, 1fr)`, gap: 28, alignItems: 'start' },
});
const Form = styled('form')({ display: 'grid', gap: 16 });
const Fields = styled('div')({ display: 'grid', gridTemplateColumns: columns(2, 190), gap: 16, alignItems: 'start' });
const Footer = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  '[role="alert"]:not(:empty) + &': { marginTop: 12 },
});

/** Name, picture, mail address, phone number, birthday and the like. */
export function PersonalData({ me }: { me: User }) {
  const { t } = useAccountTexts();
  const { form, unsaved, newer, isSaved, isSaving } = useProfileForm(me);
  const [isChangingEmail, setChangingEmail] = useState(false);
  const labelOf = (field: ProfileField) => t(`personal.${field}`);
  const shown = (field: ProfileField, value: string) => {
    if (field === 'gender') return t(`personal.genders.${value === '' ? 'none' : value}`);
    if (field === 'locale') return t(`personal.locales.${value}`);
    return value === '' ? t('personal.emptyValue') : value;
  };
  const changedElsewhere = Object.entries(newer) as [ProfileField, string][];
  return (
    <Frame as="section" aria-label={t('personal.title')}>
      <Avatar me={me} />
      <Form noValidate onSubmit={(event) => void form.submit(event)}>
        <div>
          <div role="status">
            {changedElsewhere.length > 0 && (
              <Notice>
                {t('personal.newer')}
                <ul>
                  {changedElsewhere.map(([field, value]) => (
                    <li key={field}>
                      {t('personal.newerValue', { field: labelOf(field), value: shown(field, value) })}
                    </li>
                  ))}
                </ul>
              </Notice>
            )}
          </div>
          <Fields>
            <TextField
              form={form}
              name="displayName"
              label={labelOf('displayName')}
              hint={t('personal.displayNameHint')}
              autoComplete="nickname"
              required
            />
            <TextField
              form={form}
              name="phone"
              label={labelOf('phone')}
              hint={t('personal.phoneHint')}
              type="tel"
              autoComplete="tel"
            />
            <EmailRow me={me} onChange={() => setChangingEmail(true)} />
            <TextField
              form={form}
              name="birthday"
              label={labelOf('birthday')}
              hint={t('personal.birthdayHint')}
              autoComplete="bday"
              placeholder="dd/mm/yyyy"
            />
            <SelectField
              form={form}
              name="gender"
              label={labelOf('gender')}
              options={[
                { value: '', label: t('personal.genders.none') },
                ...genders.map((value) => ({ value, label: t(`personal.genders.${value}`) })),
              ]}
            />
            <SelectField
              form={form}
              name="locale"
              label={labelOf('locale')}
              options={locales.map((value) => ({ value, label: t(`personal.locales.${value}`) }))}
            />
          </Fields>
        </div>
        <div>
          <FormError message={form.formError} />
          <Footer>
            <Button type="submit" disabled={isSaving}>
              {t('save')}
            </Button>
            <Note role="status">
              {isSaved && t('saved')}
              {unsaved.length > 0 &&
                t('personal.unsaved', { fields: unsaved.map((field) => labelOf(field).toLowerCase()).join(', ') })}
            </Note>
          </Footer>
        </div>
      </Form>
      {isChangingEmail && <ChangeEmailDialog me={me} onClose={() => setChangingEmail(false)} />}
    </Frame>
  );
}

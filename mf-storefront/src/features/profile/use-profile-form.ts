import { useUpdateMe } from '@gvg/customer-ui/address-book';
import { useApiForm, useUnsavedChangesGuard } from '@gvg/browser-kit/forms';
import type { ApiForm } from '@gvg/browser-kit/forms';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import { useEffect, useRef, useState } from 'react';
import { profileFields, profileFormSchema, valuesOf } from './profile-form.ts';
import type { ProfileData, ProfileField, ProfileValues } from './profile-form.ts';

export interface ProfileForm {
  form: ApiForm<ProfileValues, ProfileData>;
  /** Fields that differ from the stored account. */
  unsaved: ProfileField[];
  /** Values stored elsewhere meanwhile in fields that are being edited here. */
  newer: Partial<ProfileValues>;
  /** Whether the last action was a successful save. */
  isSaved: boolean;
  isSaving: boolean;
}

const pick = <Data extends object>(data: Data, keys: readonly (keyof Data)[]): Partial<Data> =>
  Object.fromEntries(keys.map((key) => [key, data[key]])) as Partial<Data>;

/**
 * Personal data, saved with the account's revision. If the account is changed elsewhere (detected by a refetch, or by VERSION_CONFLICT),
 * edited fields keep their values, and the others are updated.
 */
export function useProfileForm(me: User): ProfileForm {
  const { mutateAsync, isPending } = useUpdateMe();
  const [newer, setNewer] = useState<Partial<ProfileValues>>({});
  const [isSaved, setSaved] = useState(false);
  const stored = useRef(me);
  const form: ApiForm<ProfileValues, ProfileData> = useApiForm({
    schema: profileFormSchema,
    defaultValues: valuesOf(me),
    fieldOfCode: { DISPLAY_NAME_WAS_EXISTED: 'displayName' },
    onSubmit: async (data) => {
      const changed = pick(
        data,
        profileFields.filter((field) => form.getFieldState(field).isDirty),
      );
      if (Object.keys(changed).length === 0) return;
      const saved = await mutateAsync({ body: { ...changed, revision: stored.current.revision } });
      stored.current = saved;
      setNewer({});
      form.reset(valuesOf(saved));
      setSaved(true);
    },
  });
  const { dirtyFields, isDirty, isSubmitting } = form.formState;
  const unsaved = profileFields.filter((field) => dirtyFields[field]);
  useUnsavedChangesGuard(isDirty);

  useEffect(() => {
    const before = stored.current;
    // A pending save is not a change from elsewhere.
    if (isSubmitting || me.revision <= before.revision) return;
    stored.current = me;
    const [previous, present] = [valuesOf(before), valuesOf(me)];
    const isChangedTwice = (field: ProfileField) =>
      form.getFieldState(field).isDirty && previous[field] !== present[field];
    setNewer((known) => ({ ...known, ...pick(present, profileFields.filter(isChangedTwice)) }));
    form.reset(present, { keepDirtyValues: true, keepDirty: true, keepErrors: true });
  }, [me, form, isSubmitting]);

  return {
    form,
    unsaved,
    newer: pick(
      newer,
      profileFields.filter((field) => field in newer && dirtyFields[field]),
    ),
    isSaved: isSaved && !isDirty,
    isSaving: isPending,
  };
}

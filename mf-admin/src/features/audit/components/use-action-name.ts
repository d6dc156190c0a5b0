import { useStaffTexts } from '../../../texts/staff-texts.ts';

/** Returns the name of an audit action: its own text, or its verb and subject type. */
export function useActionName(): (action: string) => string {
  const { t } = useStaffTexts();
  return (action) => {
    const own = t(`audit.actions.${action}`, { defaultValue: '' });
    if (own !== '') return own;
    const [type = '', verb = ''] = action.split('.');
    return t('audit.verbOf', {
      verb: t(`audit.verbs.${verb}`, { defaultValue: verb }),
      subject: t(`audit.subjects.${type}`, { defaultValue: type }).toLowerCase(),
    });
  };
}

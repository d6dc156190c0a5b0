import { passwordCharacters, passwordRules } from '@gvg/contracts/identity/password-rules';
import type { PasswordRule } from '@gvg/contracts/identity/password-rules';
import { VisuallyHidden, color, fontSize, fontWeight, radius, styled } from '@gvg/ui';
import { Check } from '@gvg/ui/later-icons';
import { InvalidMessage } from './invalid-message.tsx';
import { useFormTexts } from './texts.ts';

const rules = Object.entries(passwordRules) as [PasswordRule, RegExp][];

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  gap: '6px 12px',
  margin: '10px 0 0',
  padding: 0,
  listStyle: 'none',
});

const Rule = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: fontSize.small,
  color: color.muted,
  '& > span:first-of-type': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 18,
    height: 18,
    border: `1px solid ${color.field}`,
    borderRadius: radius.pill,
  },
  '&[data-met]': { color: color.jade, fontWeight: fontWeight.strong },
  '&[data-met] > span:first-of-type': { borderColor: color.jade, backgroundColor: color.jade, color: color.onJade },
});

/** The four rules of a new password (specification §5), ticked while typing. */
export function PasswordChecklist({ id, password }: { id: string; password: string }) {
  const texts = useFormTexts();
  const isMet = ([, pattern]: (typeof rules)[number]) => pattern.test(password);
  return (
    <>
      <List id={id}>
        {rules.map((rule) => (
          <Rule key={rule[0]} data-met={isMet(rule) ? '' : undefined}>
            <span aria-hidden>{isMet(rule) && <Check size={12} strokeWidth={3} />}</span>
            <span>{texts.passwordRules[rule[0]]}</span>
            <VisuallyHidden>, {isMet(rule) ? texts.isMet : texts.isUnmet}</VisuallyHidden>
          </Rule>
        ))}
      </List>
      <VisuallyHidden role="status">
        {password !== '' && texts.rulesMet(rules.filter(isMet).length, rules.length)}
      </VisuallyHidden>
      {!passwordCharacters.test(password) && <InvalidMessage>{texts.passwordCharacters}</InvalidMessage>}
    </>
  );
}

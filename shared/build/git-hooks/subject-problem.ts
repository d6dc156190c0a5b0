const maxLength = 72;

/** Written by git itself. */
const ofGit = /^(Merge|Revert|fixup!|squash!|amend!) /;
const part = /^[a-z][\w/, &-]*: /i;

/** No verbs, but how sentences about a change often begin. */
const noVerbs: ReadonlySet<string> = new Set(
  'a an the this that these those it there what who which whose when where while why how whether each every all no not some any one two now only more less'.split(
    ' ',
  ),
);
/** Imperatives that look like other forms. */
const imperatives: ReadonlySet<string> = new Set(
  'access address bring bypass compress cross discuss dismiss embed exceed express feed focus guess miss need pass ping press process proceed seed shed speed string suppress toss bring wring'.split(
    ' ',
  ),
);

const isImperative = (word: string): boolean =>
  imperatives.has(word) || (!noVerbs.has(word) && /^[a-z-]+$/.test(word) && !/(ed|ing|s)$/.test(word));

/** Why a commit message is refused: its subject is at most 72 characters and imperative ("cart: reject …"), and a blank line precedes the body. */
export function subjectProblem(message: string): string | undefined {
  const lines = message.split('\n').filter((line) => !line.startsWith('#'));
  const [subject = '', second = ''] = lines;
  if (ofGit.test(subject)) return undefined;
  if (subject.trim() === '') return 'the subject is empty';
  if (subject.length > maxLength) return `the subject has ${subject.length} characters, at most ${maxLength}`;
  if (subject.endsWith('.')) return 'the subject ends with a full stop';
  if (second.trim() !== '') return 'a blank line precedes the body';
  const [first = ''] = subject.replace(part, '').split(' ');
  return isImperative(first.toLowerCase()) ? undefined : `"${first}" is no imperative, as in "cart: reject …"`;
}

/** Shortest timeout of a wait, in ms. A test with a shorter one fails on a shared machine. */
const shortestBoundMs = 30_000;

const timers = new Set(['setTimeout', 'setInterval']);
const globalObjects = new Set(['globalThis', 'window', 'self', 'global']);
const timerModules = new Set(['timers', 'node:timers', 'timers/promises', 'node:timers/promises']);
const optionNames = new Set(['timeout', 'timeoutMs', 'asyncUtilTimeout', 'actionTimeout', 'navigationTimeout']);

/** Functions and methods whose timeout limits the test's wait for the page, a process or a condition. */
const waits = new Set([
  ...['eventually', 'configure', 'poll', 'toPass', 'use', 'defineConfig'],
  ...['goto', 'reload', 'goBack', 'goForward', 'setContent', 'step'],
  ...[
    'click',
    'dblclick',
    'tap',
    'fill',
    'clear',
    'press',
    'pressSequentially',
    'type',
    'check',
    'uncheck',
    'setChecked',
  ],
  ...[
    'hover',
    'focus',
    'blur',
    'selectOption',
    'selectText',
    'setInputFiles',
    'dragTo',
    'dragAndDrop',
    'dispatchEvent',
  ],
  ...['scrollIntoViewIfNeeded', 'screenshot', 'textContent', 'innerText', 'innerHTML', 'inputValue', 'getAttribute'],
  ...['isChecked', 'isDisabled', 'isEditable', 'isEnabled', 'isHidden', 'isVisible', 'boundingBox', 'ariaSnapshot'],
  ...['exec', 'execSync', 'execFile', 'execFileSync', 'spawnSync'],
]);
const isWait = (name) => waits.has(name) || /^(waitFor|find(All)?By|expect[A-Z])/.test(name);

/** Functions whose third argument is the timeout of the test. */
const declarers = new Set(['it', 'test', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach']);

/** Expressions that wrap another without changing its value. */
const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression']);

function bare(node) {
  while (node !== null && node !== undefined && (wrappers.has(node.type) || node.type === 'ChainExpression'))
    node = node.expression;
  return node;
}

/** Returns the name of a property, as an identifier or a string: `a.b`, `a['b']`, `{ b: 1 }`. */
function propertyName({ computed, key, property }) {
  const name = key ?? property;
  if (!computed && name.type === 'Identifier') return name.name;
  return name.type === 'Literal' ? String(name.value) : undefined;
}

function calleeName(call) {
  const callee = bare(call.callee);
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' ? propertyName(callee) : undefined;
}

/** Returns whether a call is a matcher of `expect(…)` in any chain: `expect(x).not.toBeVisible()`, `expect.soft(x).toHaveText('a')`. */
function isMatcher(call) {
  let node = bare(call.callee);
  if (node.type !== 'MemberExpression') return false;
  for (;;) {
    if (node.type === 'MemberExpression') node = bare(node.object);
    else if (node.type === 'CallExpression') node = bare(node.callee);
    else return node.type === 'Identifier' && node.name === 'expect';
  }
}

/** Oxlint's rule that tests wait for events and conditions: they must neither sleep nor use timeouts below half a minute. */
export const noWaitingForTime = {
  meta: {
    type: 'problem',
    messages: {
      sleep:
        'A test must not wait for time. Await the event or poll the condition (`eventually`, `findBy…`, `expect.poll`), inject the clock, or let the event loop turn (`@gvg/testing/turns`).',
      bound: `A wait is bounded by less than ${shortestBoundMs / 1000} s, so that a busy machine fails the test. Leave the bound out.`,
      duration:
        'A test must not assert how long something took. Assert the order of events, or measure it in a benchmark.',
    },
  },
  create(context) {
    /** With fake timers, a duration is exact. */
    const hasOwnClock = context.sourceCode.text.includes('useFakeTimers');

    /** Returns the value of a `const`, followed through names. */
    function resolved(node) {
      node = bare(node);
      if (node?.type !== 'Identifier') return node;
      for (let scope = context.sourceCode.getScope(node); scope !== null; scope = scope.upper) {
        const variable = scope.set.get(node.name);
        if (variable === undefined) continue;
        const [definition] = variable.defs;
        const isConstant = definition?.type === 'Variable' && definition.parent?.kind === 'const';
        if (!isConstant || definition.node.id.type !== 'Identifier' || definition.node.init === null) return node;
        return resolved(definition.node.init);
      }
      return node;
    }

    function numberOf(node) {
      const value = resolved(node);
      if (value?.type === 'Literal') return typeof value.value === 'number' ? value.value : undefined;
      if (value?.type !== 'BinaryExpression') return undefined;
      const [left, right] = [numberOf(value.left), numberOf(value.right)];
      if (left === undefined || right === undefined) return undefined;
      if (value.operator === '*') return left * right;
      if (value.operator === '+') return left + right;
      return value.operator === '-' ? left - right : undefined;
    }

    /** Reports at the call, so that a shared options constant is reported at each wait that it limits. */
    function checkBound(value, node) {
      const ms = numberOf(value);
      if (ms !== undefined && ms < shortestBoundMs) context.report({ node, messageId: 'bound' });
    }

    function checkOptions(node, place) {
      const options = resolved(node);
      if (options?.type !== 'ObjectExpression') return;
      for (const property of options.properties) {
        if (property.type === 'SpreadElement') checkOptions(property.argument, place);
        else if (optionNames.has(propertyName(property)))
          checkBound(property.value, options === bare(node) ? property : place);
        else if (propertyName(property) === 'expect' || propertyName(property) === 'use')
          checkOptions(property.value, place);
      }
    }

    /** Returns whether an expression is the time elapsed since another. */
    function isDuration(node) {
      const value = resolved(node);
      if (value?.type !== 'BinaryExpression' || value.operator !== '-') return false;
      const now = resolved(value.left);
      if (now?.type !== 'CallExpression') return false;
      const callee = bare(now.callee);
      return (
        callee.type === 'MemberExpression' &&
        propertyName(callee) === 'now' &&
        ['Date', 'performance'].includes(bare(callee.object).name)
      );
    }

    return {
      ImportDeclaration(node) {
        if (!timerModules.has(node.source.value)) return;
        for (const specifier of node.specifiers) {
          const imported = specifier.imported?.name;
          if (imported !== 'setImmediate') context.report({ node: specifier, messageId: 'sleep' });
        }
      },
      ImportExpression(node) {
        if (timerModules.has(node.source.value)) context.report({ node, messageId: 'sleep' });
      },
      Identifier(node) {
        if (!timers.has(node.name)) return;
        const { parent } = node;
        if (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) {
          if (!globalObjects.has(bare(parent.object).name)) return;
        } else if (parent.type === 'Property') {
          // `{ setTimeout: delay } = globalThis` reads the timer; `{ setTimeout: fake }` provides another.
          if (parent.key === node && parent.parent.type !== 'ObjectPattern') return;
        } else if (/^(ImportSpecifier|PropertyDefinition|MethodDefinition|TS)/.test(parent.type)) return;
        context.report({ node, messageId: 'sleep' });
      },
      CallExpression(node) {
        const name = calleeName(node);
        if (name === undefined) return;
        if (name === 'waitForTimeout' || (name === 'require' && timerModules.has(node.arguments[0]?.value))) {
          context.report({ node, messageId: 'sleep' });
          return;
        }
        const callee = bare(node.callee);
        const owner = callee.type === 'MemberExpression' ? bare(callee.object).name : undefined;
        const boundsTest = name === 'setTimeout' && (owner === 'test' || owner === 'jest');
        if (boundsTest || (name === 'timeout' && owner === 'AbortSignal')) checkBound(node.arguments[0], node);
        else if (declarers.has(name)) {
          if (node.arguments.length > 1) checkBound(node.arguments.at(-1), node);
        } else if (isWait(name) || isMatcher(node)) for (const option of node.arguments) checkOptions(option, node);
        if (name === 'expect' && !hasOwnClock && isDuration(node.arguments[0]))
          context.report({ node, messageId: 'duration' });
      },
    };
  },
};

export default { meta: { name: 'tests' }, rules: { 'no-waiting-for-time': noWaitingForTime } };

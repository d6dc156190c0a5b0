import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Import {
  specifier: string;
  /** Names of imported values. `*` stands for all. */
  names: readonly string[];
}

export interface SourceModule {
  /** Runtime imports and re-exports. */
  imports: readonly Import[];
  /** Names that the module exports itself, without types. */
  exports: readonly string[];
  /** Modules that it re-exports as a whole. */
  exportsAllOf: readonly string[];
  /** Texts in the module, without types and keys of locale files. */
  texts: ReadonlySet<string>;
  /** Literal first arguments of `….on('…')` and `useRealtimeEvent('…')`. */
  listensTo: readonly string[];
}

function importOf({ importClause, moduleSpecifier }: ts.ImportDeclaration): Import | undefined {
  const specifier = (moduleSpecifier as ts.StringLiteral).text;
  if (importClause === undefined) return { specifier, names: [] };
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return undefined;
  const { name, namedBindings } = importClause;
  const names = name === undefined ? [] : ['default'];
  if (namedBindings === undefined) return { specifier, names };
  if (ts.isNamespaceImport(namedBindings)) return { specifier, names: ['*'] };
  const values = namedBindings.elements.filter((element) => !element.isTypeOnly);
  if (values.length === 0 && names.length === 0 && namedBindings.elements.length > 0) return undefined;
  return { specifier, names: [...names, ...values.map((element) => (element.propertyName ?? element.name).text)] };
}

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

function declaredNames(statement: ts.Statement): string[] {
  if (!isExported(statement)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name === undefined ? [] : [statement.name.text];
  return [];
}

const listeners = new Set(['on', 'useRealtimeEvent']);

function nameOfCall({ expression }: ts.CallExpression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
}

/**
 * Returns true for the key of a translated text, in `t('signIn')` or in `{ key: 'signIn' }`, which a list passes to `t`. Anything else of
 * the same name does not matter.
 */
const isKeyOfText = ({ parent }: ts.Node) =>
  (ts.isCallExpression(parent) && ts.isIdentifier(parent.expression) && parent.expression.text === 't') ||
  (ts.isPropertyAssignment(parent) && ts.isIdentifier(parent.name) && parent.name.text === 'key');

const parsed = new Map<string, SourceModule>();

/** Returns a TypeScript source's imports, exports and texts, from its syntax only. */
export function readModule(file: string): SourceModule {
  const known = parsed.get(file);
  if (known !== undefined) return known;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const imports: Import[] = [];
  const exports: string[] = [];
  const exportsAllOf: string[] = [];
  const texts = new Set<string>();
  const listensTo: string[] = [];

  for (const statement of source.statements) {
    exports.push(...declaredNames(statement));
    if (ts.isImportDeclaration(statement)) {
      const found = importOf(statement);
      if (found !== undefined) imports.push(found);
    }
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) continue;
    const { exportClause, moduleSpecifier } = statement;
    const specifier = (moduleSpecifier as ts.StringLiteral | undefined)?.text;
    const elements =
      exportClause !== undefined && ts.isNamedExports(exportClause)
        ? exportClause.elements.filter((element) => !element.isTypeOnly)
        : [];
    exports.push(...elements.map(({ name }) => name.text));
    if (specifier === undefined) continue;
    if (exportClause === undefined) exportsAllOf.push(specifier);
    const names =
      exportClause === undefined ? ['*'] : elements.map(({ name, propertyName }) => (propertyName ?? name).text);
    if (names.length > 0) imports.push({ specifier, names });
  }

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) && !isKeyOfText(node)) texts.add(node.text);
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'calls')
      texts.add(node.name.text);
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      if (first !== undefined && ts.isStringLiteralLike(first)) {
        if (node.expression.kind === ts.SyntaxKind.ImportKeyword) imports.push({ specifier: first.text, names: ['*'] });
        else if (listeners.has(nameOfCall(node) ?? '')) listensTo.push(first.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const found: SourceModule = { imports, exports, exportsAllOf, texts, listensTo };
  parsed.set(file, found);
  return found;
}

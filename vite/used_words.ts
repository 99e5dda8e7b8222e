import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

type Source = { imports: string[]; words: string[] }

/** Reads which words the files of pages use: paths in the catalogs, `claims.show.title` or all of `claims.statuses`. */
export function usedWords(root: string) {
  const sources = new Map<string, Source>()

  const sourceOf = (file: string) => {
    const known = sources.get(file)
    if (known) return known
    const source = read(file, root)
    sources.set(file, source)
    return source
  }

  /** What these files need, with all that they import, now or later. */
  return (files: string[]) => {
    const words = new Set<string>()
    const seen = new Set<string>()
    const waiting = [...files]
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (seen.has(file)) continue
      seen.add(file)
      const source = sourceOf(file)
      for (const path of source.words) words.add(path)
      waiting.push(...source.imports)
    }
    return words
  }
}

/** Loaded with a page, which has words of its own. */
const FRAME = /\/layouts\/\w+Layout\.tsx$/

function read(file: string, root: string): Source {
  const text = readFileSync(file, 'utf8')
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const imports = ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileOf(fileName, file, root))
    .filter((each) => each !== null)
    .filter((each) => !FRAME.test(each))
  return { imports, words: wordsIn(tree) }
}

function fileOf(name: string, from: string, root: string) {
  if (!/^(\.|~\/|#app\/)/.test(name)) return null
  const path = name.startsWith('.')
    ? join(dirname(from), name)
    : join(root, name.replace('~/', 'inertia/').replace('#app/', 'app/'))
  const ends = ['.ts', '.tsx', '/index.ts', '/index.tsx', '']
  const found = ends.map((end) => path + end).find((each) => /\.tsx?$/.test(each) && existsSync(each))
  return found ?? null
}

function wordsIn(tree: ts.SourceFile) {
  const words: string[] = []
  const visit = (node: ts.Node) => {
    if (isTranslations(node)) words.push(...usesOf(node))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return words
}

const isTranslations = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === 'useTranslations'

/** `const t = useTranslations('claims')`: what `t` is called with, or all of it where that is not written out. */
function usesOf(call: ts.CallExpression): string[] {
  const scopes = literalsOf(call.arguments[0]) ?? ['']
  const declaration = call.parent
  if (!ts.isVariableDeclaration(declaration) || !ts.isIdentifier(declaration.name)) return scopes
  const name = declaration.name.text
  const keys: string[] = []
  let isOpen = false
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && node.text === name && node !== declaration.name && !isNameOfElse(node)) {
      const literals = literalsOf(argumentOf(node))
      if (literals) keys.push(...literals)
      else isOpen = true
    }
    ts.forEachChild(node, visit)
  }
  visit(blockOf(declaration))
  if (isOpen) return scopes
  return scopes.flatMap((scope) => keys.map((key) => (scope ? `${scope}.${key}` : key)))
}

/** A property or an attribute that is called the same. */
function isNameOfElse(node: ts.Identifier) {
  const { parent } = node
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isJsxAttribute(parent)
  )
}

/** What `t(...)`, `t.rich(...)` and `t.has(...)` ask for. */
function argumentOf(node: ts.Identifier) {
  const { parent } = node
  const called = ts.isPropertyAccessExpression(parent) && parent.expression === node ? parent : node
  const call = called.parent
  return ts.isCallExpression(call) && call.expression === called ? call.arguments[0] : undefined
}

function blockOf(node: ts.Node): ts.Node {
  let block: ts.Node = node
  while (!ts.isBlock(block) && !ts.isSourceFile(block)) block = block.parent
  return block
}

/** The texts that an expression can be; of a template the part before its first value, which says where to look. */
function literalsOf(node: ts.Expression | undefined): string[] | null {
  if (!node) return null
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression)
  if (ts.isTemplateExpression(node)) {
    const start = node.head.text
    return start.includes('.') ? [start.slice(0, start.lastIndexOf('.'))] : null
  }
  if (!ts.isConditionalExpression(node)) return null
  const [yes, no] = [literalsOf(node.whenTrue), literalsOf(node.whenFalse)]
  return yes && no && [...yes, ...no]
}

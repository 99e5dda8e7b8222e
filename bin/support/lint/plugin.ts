import { dirname, resolve } from 'node:path'

type Report = (problem: { node: unknown; message: string }) => void
type Context<Option> = { filename: string; options: Option[]; report: Report }
type Visitor = Record<string, (node: never) => void>

type Name = { name: string }
type Import = { source: { value: string } | null; importKind?: string; exportKind?: string }
type Given = { name?: string; elements?: (Given | null)[] }
type Call = { callee: { object?: Given; property?: Given }; arguments: Given[] }
type Pattern =
  | Name
  | { elements?: Pattern[]; properties?: Pattern[]; left?: Pattern; value?: Pattern; argument?: Pattern }

const rule = <Option>(create: (context: Context<Option>) => Visitor) => ({ meta: { schema: false }, create })

const syntax = rule<{ selector: string; message: string }>(({ options, report }) =>
  Object.fromEntries(options.map(({ selector, message }) => [selector, (node: unknown) => report({ node, message })]))
)

/** Their expressions may look ahead, which those of oxlint's own rule may not. */
const imports = (isMeant: (node: Import) => boolean) =>
  rule<{ regex: string; message: string }>(({ options, report }) => {
    const check = (node: Import) => {
      if (!node.source || !isMeant(node)) return
      for (const { regex, message } of options) if (new RegExp(regex).test(node.source.value)) report({ node, message })
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check }
  })

const isOfValues = ({ importKind, exportKind }: Import) => importKind !== 'type' && exportKind !== 'type'

/** Relative imports out of a folder, which are not those of types. */
const within = rule<{ folder: string; message: string }>(({ filename, options: [{ folder, message }], report }) => ({
  ImportDeclaration(node: Import) {
    const { value } = node.source!
    if (!value.startsWith('.') || !isOfValues(node)) return
    if (!resolve(dirname(filename), value).includes(`/${folder}/`)) report({ node, message })
  },
}))

/** What a file imports at once is not exchanged while the server runs. */
const lazyHandlers = rule(({ report }) => {
  const imported = new Set<string>()
  return {
    ImportDeclaration({ specifiers }: { specifiers: { local: Name }[] }) {
      for (const { local } of specifiers) imported.add(local.name)
    },
    CallExpression({ callee, arguments: given }: Call) {
      if (callee.object?.name !== 'router' && callee.object?.name !== 'emitter') return
      const handlers = given.flatMap(
        (one): (Given | null)[] => one.elements ?? (callee.property?.name === 'resource' ? [one] : [])
      )
      for (const node of handlers) {
        if (!node?.name || !imported.has(node.name)) continue
        report({ node, message: 'Import it lazily, as #generated/controllers does.' })
      }
    },
  }
})

const names = rule(({ report }) => {
  const type = ({ id }: { id: Name | null }) => {
    if (id && /^[a-z]|_/.test(id.name)) report({ node: id, message: 'Name a type in PascalCase.' })
  }
  return {
    VariableDeclarator({ id }: { id: Pattern }) {
      for (const node of namesIn(id)) {
        if (!/^_|__|_$|[a-z].*_|_.*[a-z]/.test(node.name)) continue
        report({ node, message: 'Name a variable in camelCase, PascalCase or UPPER_CASE.' })
      }
    },
    ClassDeclaration: type,
    ClassExpression: type,
    TSEnumDeclaration: type,
    TSTypeAliasDeclaration: type,
    TSTypeParameter: ({ name }: { name: Name }) => type({ id: name }),
    TSInterfaceDeclaration({ id }: { id: Name }) {
      type({ id })
      if (/^I[A-Z]/.test(id.name)) report({ node: id, message: 'Name an interface as what it is, without an I.' })
    },
  }
})

function namesIn(pattern: Pattern | null | undefined): Name[] {
  if (!pattern) return []
  if ('name' in pattern) return [pattern]
  const { elements, properties, left, value, argument } = pattern
  return (elements ?? properties ?? [left ?? value ?? argument]).flatMap(namesIn)
}

const noUndefInit = rule(({ report }) => ({
  VariableDeclaration({ kind, declarations }: { kind: string; declarations: { init: Name | null }[] }) {
    if (kind !== 'let' && kind !== 'var') return
    for (const { init } of declarations) {
      if (init?.name === 'undefined') report({ node: init, message: 'It is undefined without being told so.' })
    }
  },
}))

export default {
  meta: { name: 'house' },
  rules: {
    imports: imports(() => true),
    'value-imports': imports(isOfValues),
    within,
    syntax,
    names,
    'lazy-handlers': lazyHandlers,
    'no-undef-init': noUndefInit,
  },
}

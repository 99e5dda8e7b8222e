import { globSync } from 'node:fs'
import string from '@adonisjs/core/helpers/string'
import type { ApplicationService } from '@adonisjs/core/types'
import { CannotWrite, columnsOf, controllerName, formatted, fromStub, newFiles, textOf, withLine } from './scaffold.ts'

export type UseCase = {
  /** Folder under app/, such as `claims/claims`. */
  domain: string
  /** Verb and model, such as `hold_claim`. */
  name: string
  /** For staff; otherwise for the traveller whose it is. */
  admin: boolean
  /** The status it moves to, where it does. */
  to?: string
}

/**
 * The files of a use case, whole, by their path: new ones from stubs/use_case, and those it adds a line to. Throws
 * CannotWrite when the domain has no such model, tests cannot make one, or one of the new files exists.
 */
export async function filesOfUseCase(useCase: UseCase, app: ApplicationService) {
  const words = wordsOf(useCase)
  const files = await newFiles(app, ['use_case/action', 'use_case/controller', 'use_case/functional_test'], words)

  const validators = `app/${useCase.domain}/validators.ts`
  files.set(validators, withValidator(textOf(validators), words.action))
  if (useCase.admin) {
    const [policy, empty] = await fromStub(app, 'use_case/policy', words)
    files.set(policy, withAbility(textOf(policy) || empty, words))
  }
  const routes = `start/routes/${words.area}.ts`
  files.set(routes, withRoute(textOf(routes), words))
  for (const locale of ['en', 'nl']) {
    const catalog = `resources/lang/${locale}/notices.json`
    files.set(catalog, withNotice(textOf(catalog), words))
  }
  return formatted(files)
}

function wordsOf({ domain, name, admin, to }: UseCase) {
  const model = modelOf(domain, name)
  const source = textOf(`app/${domain}/${model}.ts`)
  const isStateful = source.includes('Stateful(')
  if (!isStateful && !source.includes('Lockable'))
    throw new CannotWrite(`app/${domain}/${model}.ts has no lock(): compose it with Lockable`)
  if (to && !isStateful) throw new CannotWrite(`app/${domain}/${model}.ts has no states: leave out --to`)
  const isOwned = source.includes('Owned')
  if (!admin && !isOwned) throw new CannotWrite(`app/${domain}/${model}.ts has no ownedBy(): compose it with Owned`)

  const Model = string.pascalCase(model)
  const variable = string.camelCase(model)
  const verb = name.slice(0, -model.length - 1)
  const resource = string.plural(verb)
  const finder = /static (findBy(\w+)OrFail)\(/.exec(source)
  const key = finder?.[2] === 'Reference' || columnsOf(Model).includes("'reference'") ? 'reference' : 'publicId'
  const plural = string.dashCase(string.plural(model))
  const factory = `create${Model}`
  if (!factoryFile(factory))
    throw new CannotWrite(`tests/factories has no ${factory}(user), which the test starts from: write it first`)
  return {
    domain,
    name,
    admin,
    to,
    model,
    isOwned,
    Model,
    variable,
    verb,
    key,
    resource,
    factory,
    ability: string.camelCase(verb),
    action: string.camelCase(name),
    sentence: string.sentenceCase(name).toLowerCase(),
    Resource: string.pascalCase(resource),
    area: admin ? 'admin' : 'user',
    plural,
    keyColumn: string.snakeCase(key),
    path: `\`${admin ? '/admin' : ''}/${plural}/\${${variable}.${key}}/${string.dashCase(resource)}\``,
    finder: finder ? `${finder[1]}(params.${model}_id)` : `findByOrFail('${key}', params.${model}_id)`,
    auditSubject: isStateful ? `${variable}.auditSubject` : `{ type: '${model}', id, tenantId: ${variable}.tenantId }`,
    logged: to ?? verb,
    factoryFile: factoryFile(factory),
    refusal: admin ? 403 : 404,
  }
}

type Words = ReturnType<typeof wordsOf>

/** `claim` of `hold_claim`; the longest, where two models end alike. */
function modelOf(domain: string, name: string) {
  const models = globSync(`app/${domain}/*.ts`)
    .filter((path) => /export default class \w+ extends compose\(/.test(textOf(path)))
    .map((path) => path.split('/').at(-1)!.slice(0, -'.ts'.length))
    .filter((model) => name.endsWith(`_${model}`))
    .sort((one, other) => other.length - one.length)
  if (models.length === 0)
    throw new CannotWrite(`app/${domain} has no model that "${name}" ends with, as in claims/claims/hold_claim`)
  return models[0]
}

const factoryFile = (factory: string) =>
  globSync('tests/factories/*.ts')
    .find((path) => new RegExp(`export (async function|const) ${factory}\\b`).test(textOf(path)))
    ?.split('/')
    .at(-1)!
    .slice(0, -'.ts'.length)

function withValidator(text: string, action: string) {
  const source = text || "import vine from '@vinejs/vine'\n"
  const line = `\nexport const ${action}Validator = vine.create({ reason: reason() })\n`
  return importing(source, 'reason', '#app/platform/shared/rules') + line
}

function importing(source: string, name: string, from: string) {
  const there = new RegExp(`import \\{([^}]*)\\} from '${from}'`).exec(source)
  if (!there) return source.replace(/^(import .*\n)/, `$1import { ${name} } from '${from}'\n`)
  const names = there[1].split(',').map((one) => one.trim())
  if (names.includes(name)) return source
  const all = [...names, name].filter(Boolean).sort()
  return source.replace(there[0], `import { ${all.join(', ')} } from '${from}'`)
}

/** Staff never act on what is their own. */
function withAbility(text: string, { ability, isOwned, domain, model, Model, variable }: Words) {
  const method = isOwned
    ? `  ${ability}(actor: User, ${variable}: ${Model}) {\n    return actor.isStaff && actor.id !== ${variable}.userId\n  }`
    : `  ${ability}(actor: User) {\n    return actor.isStaff\n  }`
  const type = `import type ${Model} from '#app/${domain}/${model}'\n`
  const source = isOwned && !text.includes(type) ? text.replace(/^(import .*\n)/, `$1${type}`) : text
  const end = source.indexOf('\n}', source.indexOf('export default class'))
  return `${source.slice(0, end)}\n\n${method}${source.slice(end)}`
}

/** After the last route of the same thing, else as the first of the group. */
function withRoute(text: string, { area, domain, key, model, plural, resource, Resource }: Words) {
  const uuids = key === 'publicId' ? `.where('${model}_id', uuid)` : ''
  const route =
    `    router.resource('${plural}.${string.dashCase(resource)}', controllers.${controllerName(domain)}.${area}.${Resource})` +
    `.only(['store'])${uuids}\n`
  const siblings = [...text.matchAll(new RegExp(`^ {4}router\\.resource\\('${plural}[.'].*\\n`, 'gm'))]
  return withLine(text, siblings.at(-1)?.[0] ?? '.group(() => {\n', route)
}

function withNotice(text: string, { action, sentence }: Words) {
  const catalog = JSON.parse(text) as Record<string, unknown>
  const words = `${string.sentenceCase(sentence)}: OK.`
  return `${JSON.stringify({ ...catalog, [action]: words }, null, 2)}\n`
}

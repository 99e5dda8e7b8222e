import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import type { BaseCommand } from '@adonisjs/core/ace'
import string from '@adonisjs/core/helpers/string'
import type { ApplicationService } from '@adonisjs/core/types'

/** What someone asked for cannot be written; the message says why. */
export class CannotWrite extends Error {}

/** Writes what `make` answers, formatted, and says each path; false, with a sentence, when it cannot be written. */
export async function write(command: BaseCommand, make: () => Promise<Map<string, string>>) {
  try {
    for (const [path, contents] of await make()) {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, contents)
      command.logger.success(path)
    }
    await command.kernel.exec('codegen', [])
    return true
  } catch (error) {
    if (!(error instanceof CannotWrite)) throw error
    command.logger.error(error.message)
    command.exitCode = 1
    return false
  }
}

/** Path and contents of what a stub becomes. */
export async function fromStub(app: ApplicationService, stub: string, words: Record<string, unknown>) {
  const stubs = await app.stubs.create()
  const built = await stubs.build(`${stub}.stub`)
  const { contents, destination } = await built.prepare(words)
  return [relative(app.makePath(), destination), `${contents}\n`] as const
}

/** What these stubs become. Throws CannotWrite when one of the files exists. */
export async function newFiles(app: ApplicationService, stubs: string[], words: Record<string, unknown>) {
  const files = new Map<string, string>()
  for (const stub of stubs) {
    const [path, contents] = await fromStub(app, stub, words)
    if (existsSync(path)) throw new CannotWrite(`${path} exists already`)
    files.set(path, contents)
  }
  return files
}

/** With `line` behind the first `mark`. */
export function withLine(text: string, mark: string, line: string) {
  const at = text.indexOf(mark) + mark.length
  return text.slice(0, at) + line + text.slice(at)
}

/** `travel.trips` of `travel/trips`. */
export const controllerName = (domain: string) =>
  domain
    .split('/')
    .map((part) => string.camelCase(part))
    .join('.')

/** The model of `people/tenants/tenant`, with the column that addresses name it by. Throws CannotWrite where it has none. */
export function modelIn(name: string) {
  const model = name.split('/').at(-1)!
  const Model = string.pascalCase(model)
  if (!textOf(`app/${name}.ts`).includes(`${Model}Schema`)) throw new CannotWrite(`app/${name}.ts is no model`)
  const columns = columnsOf(Model)
  const key = ['reference', 'publicId', 'slug'].find((column) => columns.includes(`'${column}'`))
  if (!key) throw new CannotWrite(`${Model} has no reference, public_id or slug, by which an address could name it`)
  return { model, Model, key, table: string.plural(model) }
}

/** As `npm run format` prints them. */
export async function formatted(files: Map<string, string>) {
  const { format } = await import('oxfmt')
  const options = JSON.parse(textOf('.oxfmtrc.json'))
  const print = async (path: string, text: string) => (await format(path, text, options)).code
  return new Map(await Promise.all([...files].map(async ([path, text]) => [path, await print(path, text)] as const)))
}

/** As database/schema.ts lists them. */
export const columnsOf = (Model: string) =>
  (textOf('database/schema.ts').split(`class ${Model}Schema`)[1] ?? '').split(' as const')[0]

/** Of a file of the project; nothing where there is none. */
export const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

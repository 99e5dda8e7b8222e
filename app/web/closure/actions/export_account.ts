import i18nManager from '@adonisjs/i18n/services/main'
import { record } from '#app/messages/events/record'
import type { ExportTable, Person } from '#app/platform/personal_data/personal_data'
import { ZONE, now } from '#app/platform/shared/clock'
import { CSV_START, csvLines } from '#app/platform/shared/csv'
import { streamRows } from '#app/platform/shared/stream_rows'
import type { Locale } from '#app/platform/shared/locale'
import { openTempFile, writeZip } from '#app/platform/shared/zip_archive'
import type User from '#app/people/accounts/user'
import { personalData } from '#start/personal_data'

/** A ZIP in an open temporary file. */
export async function exportAccount(user: User, locale: Locale) {
  await record('user.exported', user.subject, user)

  const file = await openTempFile()
  try {
    await writeZip(file, async (add) => {
      await add('README.txt', readme(user, locale))
      await add('account.json', asJson(await partsOf('account', user)))
      await add('consents.json', asJson(await partsOf('consents', user)))
      for (const table of TABLES) await add(`${table.name}.csv`, linesOf(table, user))
      const missing: string[] = []
      for (const { export: held } of DECLARATIONS) missing.push(...((await held?.files?.(user, add)) ?? []))
      if (missing.length > 0) await add('missing.txt', listOf(missing, locale))
    })
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}

/** The account first. */
const DECLARATIONS = personalData.toReversed()
const TABLES = DECLARATIONS.flatMap(({ export: held }) => held?.tables ?? [])

async function partsOf(part: 'account' | 'consents', person: Person) {
  const parts = {}
  for (const { export: held } of DECLARATIONS) Object.assign(parts, await held?.[part]?.(person))
  return parts
}

const FILES = ['account', 'consents', ...TABLES.map(({ name }) => name), 'emails', 'uploads', 'receipts']

function readme(user: User, locale: Locale) {
  const i18n = i18nManager.locale(locale)
  const t = (key: string, values = {}) => i18n.t(`leaving.readme.${key}`, values)
  const at = i18n.formatDate(now().toJSDate(), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: ZONE,
  })
  const files = FILES.map((name) => `- ${t(`files.${name}`)}`)
  return (
    [
      t('title', { name: user.fullName }),
      t('made', { at }),
      t('lead'),
      files.join('\n'),
      t('format'),
      t('secrets'),
      t('others'),
      t('questions'),
    ].join('\n\n') + '\n'
  )
}

function listOf(missing: string[], locale: Locale) {
  const lead = i18nManager.locale(locale).t('leaving.readme.missing')
  return [lead, '', ...missing.map((name) => `- ${name}`)].join('\n') + '\n'
}

async function* linesOf({ columns, sql, open = {} }: ExportTable, user: Person) {
  yield CSV_START + csvLines([columns])
  for await (const page of streamRows<Record<string, unknown>>(sql, [user.tenantId, user.id])) {
    yield csvLines(page.map((row) => columns.map((name) => cellOf(row[name], open[name] ?? unchanged))))
  }
}

const unchanged = (text: string) => text

function cellOf(value: unknown, open: (text: string) => string) {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return value
  if (typeof value === 'string') return open(value)
  return Array.isArray(value) ? value.join(', ') : JSON.stringify(value)
}

const asJson = (value: unknown) => JSON.stringify(value, null, 2) + '\n'

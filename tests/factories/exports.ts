import { rm, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DateTime } from 'luxon'
import { commitBatch } from '#app/travel/batches/actions/commit_batch'
import { importBatch } from '#app/claims/uploads/actions/import_batch'
import { planBatch } from '#app/claims/uploads/actions/plan_batch'
import { storeUpload } from '#app/travel/batches/actions/upload_batch'
import Batch from '#app/travel/batches/batch'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'

const HEADER = [
  'Datum',
  'Check-in',
  'Vertrek',
  'Check-uit',
  'Bestemming',
  'Bedrag',
  'Transactie',
  'Klasse',
  'Product',
  'Opmerkingen',
  'Naam',
  'Kaartnummer',
]

const TRAIN = 'Reizen op Saldo NS Vol tarief (2e klas)'

/** `days` ago, as the export writes a date. */
export const daysAgo = (days: number) =>
  DateTime.now().setZone('Europe/Amsterdam').minus({ days }).toFormat('dd-MM-yyyy')

/** Lines of an NL-12 export for one card. */
export class Export {
  readonly lines: string[][] = []

  constructor(readonly card: string) {}

  journey(day: string, from: string, at: string, to: string, until: string, amount: string, product = TRAIN) {
    this.#add(day, at, from, '', '', '', 'Check-in', product)
    return this.#add(day, '', from, until, to, amount, 'Check-uit', product)
  }

  missedCheckOut(day: string, from: string, at: string, amount = '20,00', product = TRAIN) {
    return this.#add(day, at, from, '', '', amount, 'Check-in', product)
  }

  checkOutOnly(day: string, from: string, until: string, to: string, amount: string, product = TRAIN) {
    return this.#add(day, '', from, until, to, amount, 'Check-uit', product)
  }

  row(...cells: string[]) {
    this.lines.push(cells)
    return this
  }

  text(options: { newestFirst?: boolean } = {}) {
    const lines = options.newestFirst ? [...this.lines].reverse() : this.lines
    return [HEADER, ...lines].map((line) => line.map((cell) => `"${cell}"`).join(';')).join('\n') + '\n'
  }

  #add(
    day: string,
    at: string,
    from: string,
    until: string,
    to: string,
    amount: string,
    kind: string,
    product: string
  ) {
    this.lines.push([day, at, from, until, to, amount, kind, '', product, '', 'T. Test', this.card])
    return this
  }
}

let cards = 0

/** A valid chip card number that no other test uses. */
export function newCard() {
  const body = `3528${String(process.pid % 10_000).padStart(4, '0')}${String(cards++).padStart(7, '0')}`
  const sum = [...body].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return body + String((10 - (sum % 10)) % 10)
}

type UploadedFile = { path: string; name: string; size: number }

/** The bytes as a file on the disk, for as long as the work takes. */
export async function withFile<T>(
  bytes: string | Buffer,
  work: (file: UploadedFile) => Promise<T>,
  name = 'export.csv'
) {
  const path = join(tmpdir(), `fareback-test-${randomUUID()}`)
  await writeFile(path, bytes)
  return work({ path, name, size: Buffer.byteLength(bytes) }).finally(() => rm(path))
}

/** A file uploaded by someone and planned by the worker's code. */
export async function planned(user: User, bytes: string | Buffer, name?: string) {
  const keep = (file: UploadedFile) => inTenant(user.tenantId, () => storeUpload(user, file))
  const { id } = await withFile(bytes, keep, name)
  await planBatch(id)
  return asWorker(() => Batch.findOrFail(id))
}

/** The same, committed and imported. */
export async function imported(user: User, bytes: string | Buffer, name?: string) {
  const { id } = await planned(user, bytes, name)
  await inTenant(user.tenantId, async () => commitBatch(await Batch.findOrFail(id), user, { enqueue: false }))
  await importBatch(id)
  return asWorker(() => Batch.findOrFail(id))
}

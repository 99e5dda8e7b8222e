import encryption from '@adonisjs/core/services/encryption'
import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { maskCards } from '#app/travel/batches/mask_cards'
import { type EncryptionPurpose, blindIndex, encrypt } from '#app/platform/encryption/encrypt'

/** What was sealed before values named their key, with APP_KEY itself. */
const SEALED: { table: string; column: string; purpose: EncryptionPurpose; index?: string }[] = [
  { table: 'users', column: 'iban_encrypted', purpose: 'iban' },
  { table: 'users', column: 'iban_holder_encrypted', purpose: 'holder' },
  { table: 'ovcp_cards', column: 'number_encrypted', purpose: 'card', index: 'number_index' },
  { table: 'payouts', column: 'iban_encrypted', purpose: 'iban' },
  { table: 'payouts', column: 'holder_encrypted', purpose: 'holder' },
]

type Row = { id: number; value: string }
type OldPlan = { cards?: { ref: number; cardId: number | null; numberSealed?: string | null }[] }

/**
 * Seals the bank files and the card numbers that stood in names of uploads, in rows that could not be read and
 * in plans; and seals anew what did not name its key yet.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table payout_runs rename column file_xml to file_xml_encrypted;
      alter table batches
        -- The name as uploaded, where it holds a card number.
        add column file_name_encrypted text,
        -- Of the cards that committing the plan creates, until it did.
        add column new_card_numbers_encrypted text;
    `)
    this.defer(async (db) => {
      for (const column of SEALED) await sealAnew(db, column)
      await sealBankFiles(db)
      await maskNames(db)
      await maskRows(db)
      await takeNumbersOutOfPlans(db)
    })
  }
}

async function sealAnew(
  db: QueryClientContract,
  { table, column, purpose, index }: (typeof SEALED)[0]
) {
  for (const { id, value } of await found(db, table, column, `${column} like 'gcm.%'`)) {
    const plain = opened(value, purpose)
    await db
      .from(table)
      .where('id', id)
      .update({
        [column]: encrypt(plain, purpose),
        ...(index ? { [index]: blindIndex(plain) } : {}),
      })
  }
}

async function sealBankFiles(db: QueryClientContract) {
  for (const { id, value } of await found(db, 'payout_runs', 'file_xml_encrypted', 'true')) {
    await db
      .from('payout_runs')
      .where('id', id)
      .update({ file_xml_encrypted: encrypt(value, 'payment_file') })
  }
}

async function maskNames(db: QueryClientContract) {
  for (const { id, value } of await found(db, 'batches', 'file_name', 'true')) {
    const masked = maskCards(value)
    if (masked === value) continue
    await db
      .from('batches')
      .where('id', id)
      .update({ file_name: masked, file_name_encrypted: encrypt(value, 'file_name') })
  }
}

async function maskRows(db: QueryClientContract) {
  const { rows } = await db.rawQuery(
    'select batch_id, line, raw from batch_rows where raw is not null'
  )
  for (const { batch_id: batchId, line, raw } of rows as {
    batch_id: number
    line: number
    raw: string[]
  }[]) {
    const masked = raw.map(maskCards)
    if (masked.join() === raw.join()) continue
    await db.from('batch_rows').where({ batch_id: batchId, line }).update({ raw: masked })
  }
}

async function takeNumbersOutOfPlans(db: QueryClientContract) {
  const { rows } = await db.rawQuery(
    "select id, status, plan from batches where jsonb_exists(plan, 'cards')"
  )
  for (const { id, status, plan } of rows as { id: number; status: string; plan: OldPlan }[]) {
    const waiting = plan.cards!.filter((card) => card.cardId === null && card.numberSealed)
    const numbers = waiting.map((card) => [card.ref, opened(card.numberSealed!, 'card')])
    const isWaiting = numbers.length > 0 && ['planned', 'importing'].includes(status)
    await db
      .from('batches')
      .where('id', id)
      .update({
        new_card_numbers_encrypted: isWaiting
          ? encrypt(JSON.stringify(Object.fromEntries(numbers)), 'card_numbers')
          : null,
        plan: JSON.stringify({ ...plan, cards: plan.cards!.map(withoutNumber) }),
      })
  }
}

function withoutNumber(card: object) {
  const { numberSealed, numberIndex, ...rest } = card as Record<string, unknown>
  void [numberSealed, numberIndex]
  return rest
}

async function found(db: QueryClientContract, table: string, column: string, condition: string) {
  const { rows } = await db.rawQuery(
    `select id, ${column} as value from ${table} where ${column} is not null and ${condition}`
  )
  return rows as Row[]
}

function opened(sealed: string, purpose: EncryptionPurpose) {
  const value = encryption.decrypt<string>(sealed, purpose)
  if (value === null) throw new Error(`A sealed ${purpose} cannot be read: was APP_KEY changed?`)
  return value
}

import { BalanceCheck } from '#app/money/statements/reading/balance_check'
import { type Days, withDay } from '#app/money/statements/reading/days'
import { STATEMENT_LIMITS } from '#app/money/statements/reading/limits'
import { describe } from '#app/money/statements/reading/mt940/description'
import { type Balance, balanceIn, entryIn } from '#app/money/statements/reading/mt940/entry'
import { type Field, fieldsIn } from '#app/money/statements/reading/mt940/fields'
import type { IsRead, ReadLine, ReadPart } from '#app/money/statements/reading/types'
import { accountIn, joined, referenceIn } from '#app/money/statements/reading/values'
import { atPosition, StatementProblem } from '#app/money/statements/statement_problem'

type Message = {
  reference: string | null
  account: string | null
  isRead: boolean
  sequence: string | null
  opening: Balance | null
  days: Days | null
  check: BalanceCheck
}

/** SWIFT MT940, as Dutch banks write it. Keeps at most a thousand lines; positions count the entries (field 61) of the file. */
export async function* readMt940(bytes: AsyncIterable<Buffer>, isRead: IsRead): AsyncGenerator<ReadPart> {
  let message: Message | null = null
  let lines: ReadLine[] = []
  let entry: Field | null = null
  let position = 0
  let hasClosing = false

  for await (const field of fieldsIn(bytes)) {
    const { tag } = field
    const [text] = field.lines
    if (tag === '20') {
      if (message && !hasClosing) throw new StatementProblem('missing_field', ':62F:', position)
      message = begun(text)
      hasClosing = false
      continue
    }
    if (!message) continue
    if (tag === '25' || tag === '25P') {
      message.account = accountIn(accountText(text))
      message.isRead = isRead(message.account)
    } else if (tag === '28' || tag === '28C') message.sequence = sequenceIn(text)
    else if (tag === '60F' || tag === '60M') begin(message, text)
    else if (tag === '61') {
      take(message, null)
      position++
      if (position > STATEMENT_LIMITS.lines) throw new StatementProblem('too_large', null, position)
      entry = field
    } else if (tag === '86') take(message, field)
    else if (tag === '62F' || tag === '62M') {
      take(message, null)
      hasClosing = true
      yield ended(message, text)
      lines = []
    }
    if (lines.length >= STATEMENT_LIMITS.part) {
      yield { account: message.account!, lines: lines.splice(0), header: null }
    }
  }
  if (!message) throw new StatementProblem('empty')
  if (!hasClosing) throw new StatementProblem('missing_field', ':62F:', position || null)

  function begin(of: Message, text: string) {
    if (!of.isRead) return
    of.opening = balanceIn(text)
    of.check.begin(of.opening.cents)
  }

  /** An entry ends with its information (field 86), or where the next field begins. */
  function take(of: Message, information: Field | null) {
    if (!entry) return
    const [first, ...more] = entry.lines
    entry = null
    if (!of.account) throw new StatementProblem('missing_field', ':25:', position)
    if (!of.isRead) return
    const line = atPosition(position, () => lineOf(first, more[0] ?? null, information?.lines ?? []))
    line.balanceAfterCents = of.check.add(line.amountCents)
    of.days = withDay(of.days, line.bookedOn)
    lines.push(line)
  }

  function lineOf(first: string, supplement: string | null, information: string[]): ReadLine {
    const { reference, bankReference, ...told } = entryIn(first)
    const described = describe(information, supplement)
    return {
      position,
      ...told,
      balanceAfterCents: null,
      identity: null,
      ...described,
      description: described.description || joined(supplement),
      endToEndId: described.endToEndId ?? referenceIn(reference),
      bankReference: referenceIn(bankReference),
      chargesCents: 0,
      paymentsCount: null,
      details: [],
    }
  }

  function ended(of: Message, text: string): ReadPart {
    if (!of.account) throw new StatementProblem('missing_field', ':25:', position || null)
    if (!of.isRead) return { account: of.account, lines: [], header: null }
    const closing = balanceIn(text)
    const openingCents = of.opening?.cents ?? null
    of.check.require({ openingCents, closingCents: closing.cents })
    const { first, last } = of.days ?? { first: closing.on, last: closing.on }
    const header = {
      statementId: of.reference,
      sequence: of.sequence,
      fromOn: first < closing.on ? first : closing.on,
      untilOn: last > closing.on ? last : closing.on,
      openingCents,
      closingCents: closing.cents,
      isNewestFirst: false,
    }
    return { account: of.account, lines, header }
  }
}

const begun = (reference: string): Message => ({
  reference: referenceIn(reference),
  account: null,
  isRead: false,
  sequence: null,
  opening: null,
  days: null,
  check: new BalanceCheck(),
})

/** `NL71RABO0123456789 EUR`, `INGBNL2A/NL42INGB0001085276` and `NL42INGB0001085276EUR` name the account alone. */
function accountText(text: string) {
  const last = text.trim().split('/').at(-1)!
  return last.replace(/\s*[A-Z]{3}$/, '')
}

/** `160/1` has a page; banks that do not count write 0. */
function sequenceIn(text: string) {
  const [number, page] = text.trim().split('/')
  if (!/[1-9]/.test(number)) return null
  const isPaged = page !== undefined && Number(page) > 1
  return referenceIn(isPaged ? `${Number(number)}.${Number(page)}` : String(Number(number)))
}

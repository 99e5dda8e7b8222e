import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import type { Infer } from '@vinejs/vine/types'
import { record } from '#app/messages/events/record'
import { changesOf } from '#app/platform/audit/audit'
import type Counterparty from '#app/travel/operators/counterparty'
import CounterpartyDraft from '#app/travel/operators/counterparty_draft'
import { isRecent } from '#app/travel/operators/months_to_check'
import { draftOf } from '#app/travel/operators/draft_of'
import { subjectOf } from '#app/travel/operators/subject_of'
import type { counterpartyValidator } from '#app/travel/operators/validators'
import { now, today } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { lock } from '#app/platform/shared/execute'
import { DEBTOR } from '#config/bank'
import type User from '#app/people/accounts/user'

const FACTS = ['brands', 'answerDays', 'answerUnit', 'objectionDays', 'answerSource', 'answerConfirmed'] as const
/** Whom we write to and who pays us: for four eyes. */
export const DETAILS = ['name', 'email', 'address', 'ibans'] as const

/** Answers the draft of the details, or null. Throws a Refusal for a wrong account, and while another draft waits. */
export async function updateCounterparty(
  operator: Counterparty,
  { name, email, address, ibans, brands, ...given }: Infer<typeof counterpartyValidator>,
  by: User
) {
  const details = {
    name,
    email: email ?? null,
    address: address || null,
    ibans: (ibans ?? '')
      .split(',')
      .map((iban) => electronicFormatIBAN(iban) ?? '')
      .filter(Boolean),
  }
  const wrong = details.ibans.find((iban) => !isValidIBAN(iban))
  if (wrong) throw new Refusal('ibans', 'operatorIban', { iban: wrong })
  if (details.ibans.includes(DEBTOR.iban)) throw new Refusal('ibans', 'ownAccount')

  const term = termOf(operator, given, by)
  const facts = {
    ...given,
    answerSource: given.answerSource ?? null,
    brands: (brands ?? '')
      .split(',')
      .map((brand) => brand.trim())
      .filter(Boolean),
  }
  const changed = changesOf(operator, facts, FACTS)
  await operator.merge({ ...facts, ...term }).save()
  if (Object.keys(changed).length > 0) {
    await record('counterparty.updated', subjectOf(operator), by, changed)
  }
  return draftDetails(operator, details, by)
}

/** Who confirms a term that is new, or was read too long ago, read its source today. */
function termOf(
  operator: Counterparty,
  given: Pick<Infer<typeof counterpartyValidator>, 'answerDays' | 'answerUnit' | 'answerSource' | 'answerConfirmed'>,
  by: User
) {
  if (!given.answerConfirmed) return {}
  const fields = ['answerDays', 'answerUnit', 'answerSource', 'answerConfirmed'] as const
  const isSame = fields.every((field) => (given[field] ?? null) === operator[field])
  return isSame && isRecent(operator.answerCheckedOn) ? {} : { answerCheckedOn: today(), answerCheckedById: by.id }
}

type Details = Pick<CounterpartyDraft, (typeof DETAILS)[number]>

/** Answers null where nothing changes. Throws a Refusal while another draft waits. */
export async function draftDetails(operator: Counterparty, details: Details, by: User) {
  const changes = changesOf(operator, details, DETAILS)
  if (Object.keys(changes).length === 0) return null
  await lock('counterparty_drafts', operator.id)
  if (await draftOf(operator)) throw new Refusal('form', 'operatorDraftWaits')
  const draft = await CounterpartyDraft.create({
    ...details,
    counterpartyId: operator.id,
    status: 'draft',
    createdById: by.id,
    createdAt: now(),
  })
  await record('counterparty.drafted', subjectOf(operator), by, changes)
  return draft
}

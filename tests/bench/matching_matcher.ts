import { ignite } from '#bin/ignite'
import type { CamtDetail, CamtLine } from '#database/demo/camt_053'

type Count = { lines: number; first: number; among: number }
export type MatchingFigures = {
  seconds: number
  halfSeconds: number
  kinds: (Count & { kind: string })[]
  proposed: Count
  certain: { accepted: number; wrong: number; should: number; traps: number }
}

/** The process under measurement: books lines made from a truth that it keeps, and compares the proposals with it. Prints JSON. */
const LINES = Number(process.argv[2])

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { importStatement } = await import('#app/money/statements/actions/import_statement')
const { uploadStatement } = await import('#app/money/statements/actions/upload_statement')
const { camt053 } = await import('#database/demo/camt_053')
const { withFile } = await import('#tests/factories/exports')
const { ibanOf } = await import('#tests/bench/iban_of')
const { DEBTOR } = await import('#config/bank')
const { isCertain } = await import('#app/money/matching/proposals/is_certain')
const { findProposals } = await import('#app/money/matching/proposals/proposals_of')
const { isoDate, now } = await import('#app/platform/shared/clock')
const { asWorker } = await import('#app/platform/shared/tenancy')
const { queryRows } = await import('#tests/support/query_rows')
const { default: User } = await import('#app/people/accounts/user')

type Claim = {
  id: number
  reference: string
  cents: number
  operator: number
  letter: number
  letterReference: string
}
type Truth = {
  kind: string
  claims: number[]
  cents: number
  text: string
  operator: number
  isExact: boolean
  /** Right or not, nothing of it is accepted by itself. */
  isTrap?: boolean
  /** Of the line. */
  more?: Partial<CamtLine>
}

const claims = await asWorker(() =>
  queryRows<Claim>(
    `select c.id, c.reference, c.approved_cents as cents, c.counterparty_id as operator, s.id as letter, s.reference as "letterReference"
     from claims c join letter_claims i on i.claim_id = c.id join letters s on s.id = i.letter_id order by c.id`
  )
)
const letters = [...Map.groupBy(claims, ({ letter }) => letter).values()]

const operatorIds = [...new Set(claims.map(({ operator }) => operator))]

/** Each kind in turn; a letter gives its claims to one kind, so that no two lines are for the same one. */
const KINDS: Record<string, (of: Claim[], nth: number) => Truth> = {
  'one claim, as written': ([one], nth) => single(one, `Restitutie ${one.reference} ${nth}`, true),
  'one claim, lower case': ([, one]) => single(one, one.reference.toLowerCase(), true),
  'one claim, no hyphens': ([, , one]) => single(one, `ref${one.reference.replaceAll('-', '')}`, true),
  'one claim, spaced': ([, , , one]) => single(one, one.reference.split('').join(' '), true),
  'three claims': (of) => several(of.slice(4, 7), true),
  'part of a claim': ([, , , , , , , one]) => ({ ...single(one, one.reference, false), cents: one.cents - 50 }),
  'more than a claim': ([, , , , , , , , one]) => ({ ...single(one, one.reference, false), cents: one.cents + 75 }),
  'a letter, by reference': (of) => ({ ...several(of, false), text: of[0].letterReference }),
  'a letter, by its sum': (of) => ({ ...several(of, false), text: 'verzamelbetaling' }),
  'someone else’s money': ([one]) => ({ ...single(one, 'huur november', false), claims: [], cents: 12_345_67 }),
}

/** What looks exact and is not: one line in five. */
const TRAPS: Record<string, (of: Claim[]) => Truth> = {
  'trap: sum right, parts wrong': ([, , , , , , , , , one, other]) =>
    trap([one, other], { details: [detail(one, one.cents - 1), detail(other, other.cents + 1)] }),
  'trap: private payer': ([, , , , , , , , , , , one]) => trap([one], { name: 'A. Jansen', iban: ibanOf(9_999_999) }),
  'trap: name, other account': ([, , , , , , , , , , , , one]) => trap([one], { iban: ibanOf(8_888_888) }),
  'trap: no payer': ([, , , , , , , , , , , , , one]) => trap([one], { name: undefined, iban: undefined }),
  'trap: reversal': ([, , , , , , , , , , , , , , one]) => trap([one], { isReversal: true }),
  'trap: returned': ([, , , , , , , , , , , , , , , one]) => trap([one], { returnReason: 'AC04' }),
  'trap: other operator': ([, , , , , , , , , , , , , , , , one]) =>
    trap([one], { iban: ibanOf(one.operator === operatorIds[0] ? operatorIds[1] : operatorIds[0]) }),
  'trap: two names, one amount': ([, , , , , , , , , , , , , , , , , one, other]) => ({
    ...trap([one], {}),
    text: `${one.reference} ${other.reference}`,
  }),
}

const trap = (of: Claim[], more: Partial<CamtLine>): Truth => ({ ...several(of, false), isTrap: true, more })

function detail(one: Claim, cents: number): CamtDetail {
  return { amountCents: cents, text: one.reference, name: `Vervoerder ${one.operator}`, iban: ibanOf(one.operator) }
}

const single = (one: Claim, text: string, isExact: boolean) => ({
  claims: [one.id],
  cents: one.cents,
  text,
  operator: one.operator,
  isExact,
  kind: '',
})

function several(of: Claim[], isExact: boolean): Truth {
  const [{ operator }] = of
  const cents = of.reduce((sum, one) => sum + one.cents, 0)
  const text = of.map(({ reference }) => reference).join(' ')
  return { kind: '', claims: of.map(({ id }) => id), cents, text, operator, isExact }
}

const names = Object.keys(KINDS)
const traps = Object.keys(TRAPS)
const truths: Truth[] = []
/** Kinds that need a letter of their own are one in twenty; the others share the letters that are left. */
const wholes = letters.slice(0, Math.floor(letters.length / 4))
const shared = letters.slice(wholes.length)
for (let nth = 0; nth < LINES; nth++) {
  const isWhole = nth % 20 === 0 && wholes.length > 0
  const usual = names[[0, 1, 2, 3, 4, 5, 6, 9][nth % 8]]
  const kind = isWhole ? names[7 + ((nth / 20) % 2)] : nth % 5 === 4 ? traps[Math.floor(nth / 5) % traps.length] : usual
  const of = isWhole ? wholes.pop()! : shared[Math.floor(nth / 8) % shared.length]
  truths.push({ ...(KINDS[kind] ?? TRAPS[kind])(of, nth), kind })
}

await asWorker(async () => {
  for (const operator of operatorIds) {
    await queryRows('update counterparties set ibans = array[?] where id = ?', [ibanOf(operator), operator])
  }
})

const finance = await asWorker(() => User.findByOrFail('role', 'finance'))
const day = isoDate(now())
const xml = camt053([
  {
    iban: DEBTOR.iban,
    number: '1',
    fromOn: day,
    untilOn: day,
    openingCents: 0,
    lines: truths.map(({ cents, text, operator, more }) => ({
      amountCents: cents,
      bookedOn: day,
      name: `Vervoerder ${operator}`,
      iban: ibanOf(operator),
      text,
      ...more,
    })),
  },
])
const file = await withFile(xml, (upload) => asWorker(() => uploadStatement(upload, finance, { enqueue: false })))
await importStatement(file.id)
const lineIds = (
  await asWorker(() =>
    queryRows<{ id: number }>('select line_id as id from statement_entries where file_id = ? order by position', [
      file.id,
    ])
  )
).map(({ id }) => id)
// As the import does.
await asWorker(() => queryRows('select analyze_statement_lines()'))

const timed = async (ids: number[]) => {
  const began = performance.now()
  const found = await asWorker(() => findProposals('select unnest(cast(:ids as bigint[]))', { ids }))
  return { found, seconds: (performance.now() - began) / 1_000 }
}
const half = await timed(lineIds.slice(0, LINES / 2))
const { found, seconds } = await timed(lineIds)

const byLine = Map.groupBy(found, ({ lineId }) => lineId)
const counts = new Map([...names, ...traps].map((kind) => [kind, { lines: 0, first: 0, among: 0 }]))
const certain = { accepted: 0, wrong: 0, should: 0, traps: truths.filter(({ isTrap }) => isTrap).length }
for (const [n, truth] of truths.entries()) {
  const proposals = byLine.get(lineIds[n]) ?? []
  const isRight = ({ ids }: { ids: number[] | null }) =>
    truth.claims.length > 0 && ids?.toSorted((a, b) => a - b).join() === truth.claims.join()
  const count = counts.get(truth.kind)!
  count.lines++
  if (proposals[0] && isRight(proposals[0])) count.first++
  if (proposals.some(isRight)) count.among++
  if (truth.isExact) certain.should++
  if (!isCertain(proposals)) continue
  certain.accepted++
  if (truth.isTrap || !isRight(proposals[0])) certain.wrong++
}
const kinds = [...counts].map(([kind, count]) => ({ kind, ...count }))
const forSomething = kinds.filter(({ kind }) => kind !== names[9] && !traps.includes(kind))
const sum = (name: keyof Count) => forSomething.reduce((total, one) => total + one[name], 0)

console.log(
  JSON.stringify({
    seconds,
    halfSeconds: half.seconds,
    kinds,
    proposed: { lines: sum('lines'), first: sum('first'), among: sum('among') },
    certain,
  } satisfies MatchingFigures)
)
await app.terminate()
process.exit(0)

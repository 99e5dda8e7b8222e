import { getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { DateTime } from 'luxon'
import type { Evidence } from '#app/claims/claims/evidence/evidence'
import { letterOf } from '#app/claims/letters/letter_pdf'

const [LETTER, OPERATOR] = [
  {
    kind: 'claims',
    reference: 'SUB-7F3KQ9',
    day: '2026-11-20',
    argument: null,
    createdAt: DateTime.fromISO('2026-11-20T10:00'),
  },
  { name: 'NS', address: 'Postbus 2372\n3500 GJ Utrecht' },
] as const

const PEOPLE = [
  {
    id: 'a',
    name: 'Willemijn Frederique Charlotte van Oldenbarnevelt-Schimmelpenninck van der Oye',
    birthOn: '1961-02-03',
    address: ['Burgemeester van Nispen van Sevenaerstraat 1024-bis', "1011 AB  's-Gravenhage"],
  },
  { id: 'b', name: 'X'.repeat(90), birthOn: null, address: ['Kade 1', '2312 HG  Leiden'] },
]

const GOODWILL =
  'De trein naar Nijmegen viel uit en de volgende ook, en op het perron stond dat er bussen kwamen, die er niet waren.'

/** What stands below a claim, because no column says it: one of each, in turn. */
const notedOf = (at: number, { claim, trip }: Evidence): Partial<Evidence> =>
  [
    {},
    { support: { stop: null, fare: null, cap: null, goodwill: { reason: GOODWILL } } },
    {
      claim: { ...claim, kind: 'wrong_post' as const },
      otherPost: { at: '2026-10-01T09:02:00+02:00', place: 'Emmen', operator: 'Arriva' },
    },
    { trip: { ...trip, reasons: ['tap_was_arrival' as const] } },
    { trip: { ...trip, reasons: ['fee_imputed_train' as const] } },
  ][at % 5]

const evidenceOf = (at: number): Evidence => {
  const evidence = plainEvidenceOf(at)
  return { ...evidence, ...notedOf(at, evidence) }
}

const plainEvidenceOf = (at: number): Evidence => ({
  version: 1,
  claim: {
    reference: `CLM-${String(at).padStart(6, '0')}`,
    kind: 'missed_check_out',
    chargedCents: 2000,
    fareCents: 294,
    fareSource: 'history' as never,
    grossCents: 1706,
    statedPlace: null,
    deadlineOn: '2027-01-01',
  },
  operator: 'NS',
  trip: {
    mode: 'train',
    fromPlace: "'s-Hertogenbosch Oost",
    toPlace: 'Nijmegen Goffert-Dukenburg-Lindenholt',
    checkedInAt: '2026-10-01T08:00:00+02:00',
    checkedOutAt: null,
    reasons: [],
    taps: [],
  },
  rule: { version: 1, validFrom: '2026-01-01', source: 'https://example.org', isConfirmed: true },
  traveller: PEOPLE[at % PEOPLE.length],
  card: {
    kind: 'personal' as never,
    number: `35280200000000${20 + (at % 3)}`,
    last4: null,
    expiresOn: at % 3 === 0 ? null : '2029-05-31',
  },
  mandate: { version: '2026-11-21', signedOn: '2026-11-01' },
})

/** Texts with their places, in points from the left and the bottom. */
async function read(count: number) {
  const items = Array.from({ length: count }, (_, at) => {
    const evidence = evidenceOf(at)
    return { claim: evidence.claim as never, evidence, askedCents: evidence.claim.grossCents, facts: [] }
  })
  const letter = { ...LETTER, claimCount: count, grossCents: count * 1706 }
  const bytes = await letterOf(letter as never, OPERATOR as never, items)
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items: texts } = await (await pdf.getPage(number)).getTextContent()
    pages.push(
      texts.flatMap((item) =>
        'str' in item && item.str.trim()
          ? [
              {
                text: item.str,
                left: item.transform[4],
                right: item.transform[4] + item.width,
                bottom: item.transform[5],
              },
            ]
          : []
      )
    )
  }
  return pages
}

describe.each([1, 30, 500])('a letter with %i claims', (count) => {
  let pages: Awaited<ReturnType<typeof read>>
  let whole: string
  beforeAll(async () => {
    pages = await read(count)
    whole = pages
      .flat()
      .map(({ text }) => text)
      .join(' ')
  }, 60_000)

  test('keeps every text within its margins, and no page is empty', () => {
    for (const page of pages) {
      expect(page.length).toBeGreaterThan(2)
      for (const { text, left, right, bottom } of page) {
        expect([text, left >= 55.5, right <= 595.3 - 55.5, bottom >= 20]).toEqual([text, true, true, true])
      }
    }
  })

  test('names each claim in the table and under its mandate', () => {
    for (let at = 0; at < count; at++) {
      const reference = `CLM-${String(at).padStart(6, '0')}`
      expect([reference, whole.split(reference).length - 1]).toEqual([reference, 2])
    }
  })

  test('carries our address, and a mandate of each person with cards, day and version', () => {
    expect(whole).toContain('3500 BE Utrecht')
    expect(whole).not.toContain('localhost')
    expect(whole.split('01-11-2026, elektronisch, versie 2026-11-21').length - 1).toBe(Math.min(count, PEOPLE.length))
    expect(whole).toContain('Fareback mag niet:')
    if (count > 2) expect(whole).toContain('3528 0200 0000 0021 (geldig tot 31-05-2029)')
    expect(whole).not.toContain('CSV')
    expect(whole).toContain(count === 1 ? 'de machtiging staat' : 'hun machtigingen staan')
  })
  test('says below each claim what no column says', () => {
    const times = (words: string) => whole.split(words).length - 1
    const each = Math.floor(count / 5)
    expect(times('vraagt het uit coulance')).toBe(each)
    expect(times('bij een paal van Arriva')).toBe(each)
    expect(times('Het was het einde van de reis')).toBe(each)
    expect(times('uw tarief voor een gemiste')).toBe(each)
    expect(whole.includes('die er niet waren.”')).toBe(each > 0)
  })
})

import type { Content, TableCell } from 'pdfmake/interfaces'
import type { Evidence } from '#app/claims/claims/evidence/evidence'
import type EvidenceBundle from '#app/claims/claims/evidence/evidence_bundle'
import { stopsOf } from '#app/claims/claims/stops'
import { inFours } from '#app/platform/documents/in_fours'
import { LINES, renderPdf } from '#app/platform/documents/pdf'
import { printable } from '#app/platform/documents/printable'
import { isOfDay } from '#app/travel/trips/booked_day'
import { type Words, wordsOf } from '#app/platform/documents/words'
import type { Locale } from '#app/platform/shared/locale'

export function dossierOf(bundle: EvidenceBundle, locale: Locale) {
  const words = wordsOf(locale)
  const { t } = words
  const evidence = bundle.open()
  const { reference } = evidence.claim
  return renderPdf({
    title: t('evidence.title', { reference }),
    locale,
    madeAt: bundle.createdAt,
    footer: t('evidence.footer', { reference }),
    content: [
      { text: t('evidence.title', { reference }), style: 'title' },
      ...evidenceContent(evidence, bundle.sha256, words),
    ],
  })
}

export function evidenceContent(evidence: Evidence, sha256: string, words: Words): Content[] {
  const { t } = words
  return [
    { text: t('evidence.sealed', { sha256 }), style: 'small' },
    ...section(words, 'claim', claimFacts(evidence, words)),
    ...section(words, 'trip', tripFacts(evidence, words)),
    { text: t('evidence.taps'), style: 'heading' },
    tapsTable(evidence, words),
    { text: t('evidence.why'), style: 'heading' },
    { ol: evidence.trip.reasons.map((reason) => words.shared(`trips.reasons.${reason}`)) },
    ...section(words, 'rule', ruleFacts(evidence, words)),
    ...section(words, 'traveller', travellerFacts(evidence, words)),
    ...(evidence.employer ? section(words, 'employer', employerFacts(evidence.employer)) : []),
  ]
}

type Fact = [term: string, value: string | null]

function section({ t }: Words, name: string, facts: Fact[]): Content[] {
  return [
    { text: t(`evidence.${name}`), style: 'heading' },
    {
      layout: LINES,
      table: {
        // Fixed, so that a long word breaks instead of widening the table.
        widths: [130, 337],
        body: facts.map(([term, value]) => [
          { text: t(`evidence.${term}`), style: 'head' },
          value === null ? t('evidence.none') : printable(value),
        ]),
      },
    },
  ]
}

const claimFacts = ({ claim, operator, support }: Evidence, { t, money, day, shared }: Words): Fact[] => [
  ['operator', operator],
  ['kind', shared(`claims.kinds.${claim.kind}`)],
  ['charged', money(claim.chargedCents)],
  ...(claim.fareSource === 'none'
    ? []
    : [['fare', `${money(claim.fareCents)} (${shared(`claims.fareSources.${claim.fareSource}`)})`] as Fact]),
  ['asked', money(claim.grossCents)],
  ['deadline', day(claim.deadlineOn)],
  ...(support?.goodwill ? [['goodwill', support.goodwill.reason ?? t('evidence.noReason')] as Fact] : []),
]

function tripFacts({ trip, claim, card, otherPost }: Evidence, { t, moment, day }: Words): Fact[] {
  const stops = stopsOf(claim, trip)
  return [
    ['from', stops.from],
    ['checkIn', trip.checkedInAt && moment(trip.checkedInAt)],
    ['to', stops.to],
    ['checkOut', trip.checkedOutAt && moment(trip.checkedOutAt)],
    ...(claim.statedPlace ? [['stated', claim.statedPlace] as Fact] : []),
    ...(otherPost ? [['otherPost', t('evidence.tapAt', { ...otherPost, at: moment(otherPost.at) })] as Fact] : []),
    ['card', card.number ? inFours(card.number) : card.last4],
    ['expires', card.expiresOn && day(card.expiresOn)],
  ]
}

const TAP_COLUMNS = ['at', 'kind', 'place', 'amount', 'product']

function tapsTable({ trip }: Evidence, { t, shared, moment, date, money }: Words): Content {
  const head = TAP_COLUMNS.map((column): TableCell => ({ text: t(`evidence.tap.${column}`), style: 'head' }))
  return {
    layout: LINES,
    fontSize: 8.5,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [78, 62, 140, 50, 121],
      body: [
        head,
        ...trip.taps.map((tap): TableCell[] => [
          isOfDay(tap.kind, Date.parse(tap.at)) ? date(tap.at) : moment(tap.at),
          shared(`trips.tapKinds.${tap.kind}`),
          printable([tap.fromPlace, tap.toPlace].filter(Boolean).join(' – ')),
          tap.amountCents === null ? '' : money(tap.amountCents),
          printable(tap.product ?? ''),
        ]),
      ],
    },
  }
}

const ruleFacts = ({ rule }: Evidence, { t, day }: Words): Fact[] => [
  ['rule', t('evidence.version', { version: rule.version, from: day(rule.validFrom) })],
  ...(rule.isConfirmed ? [] : [['source', t('evidence.unconfirmed')] as Fact]),
]

const employerFacts = ({ name, address }: NonNullable<Evidence['employer']>): Fact[] => [
  ['name', name],
  ['address', address.join(', ') || null],
]

const travellerFacts = ({ traveller, mandate }: Evidence, { t, day }: Words): Fact[] => [
  ['name', traveller.name],
  ['birth', traveller.birthOn && day(traveller.birthOn)],
  ['address', traveller.address.join(', ') || null],
  ['mandate', mandate && t('evidence.signed', { day: day(mandate.signedOn), version: mandate.version })],
]

import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Data } from '~generated/data'
import { useClaimStatusText } from '~/components/traveller/useClaimStatusText'
import type { Locale } from '~/i18n'
import type { ClaimStatus } from '#app/claims/claims/isomorphic/claim_status'
import { showTraveller } from './show_traveller'

const SUBMITTED = /\bwas submitted on\b|\bis op .+ ingediend\b/
const CONFIRMED = /\bconfirmed that it received\b|\bheeft bevestigd\b/
const ANSWERED = /\b(approved|rejected) (your claim|part)\b|\b(goedgekeurd|afgewezen)\b/
const OBJECTED = /\bWe objected\b|\bbezwaar gemaakt\b/
const BROUGHT = /\bWe brought\b|\bvoorgelegd\b/
const PAID = /\bpaid\. We added\b|\bheeft betaald\b|\bWe’ve received\b/

const sent = {
  reference: 'CLM-7F3K-92QD',
  status: 'submitted',
  operatorName: 'NS',
  travelledAt: '2026-10-20T06:12:00.000Z',
  grossCents: 1510,
  feeBps: 2000,
  approvedCents: null,
  receivedCents: 0,
  rejectionReason: null,
  submittedAt: '2026-11-03T09:00:00.000+01:00',
  decidedAt: null,
  expectedAnswerOn: '2026-11-12',
  expected: { from: 'assumed', days: null, mostDays: null, sample: null },
} as Data.Claims.Claims.Claim

type Given = { claim: Data.Claims.Claims.Claim; organisation?: string }

function Told({ claim, organisation }: Given) {
  const { now, next, owner } = useClaimStatusText(claim, organisation ?? null)
  return (
    <p>
      {now} {next} [{owner}]
    </p>
  )
}

function storyOf(changes: Partial<Data.Claims.Claims.Claim>, locale?: Locale) {
  const { container } = showTraveller(<Told claim={{ ...sent, ...changes }} />, locale)
  return container.querySelector('p')!.textContent
}

describe('where a claim stands', () => {
  test('says to whom it was sent, when the answer comes and who has it', () => {
    expect(storyOf({})).toBe(
      'Your claim to NS was submitted on 3 November 2026. We don’t know yet how long NS takes. We assume four weeks, so by 12 November 2026. You don’t need to do anything. [operator]'
    )
    const stated = { from: 'stated', days: 5, mostDays: null, sample: null } as const
    expect(storyOf({ expected: stated })).toMatch(
      /NS says it answers within 5 days\. We expect an answer by 12 November 2026\./
    )
    const measured = { from: 'measured', days: 9, mostDays: 15, sample: 12 } as const
    expect(storyOf({ expected: measured })).toMatch(
      /Of the last 12 claims, NS answered half within 9 days and four out of five within 15 days\. Expect an answer by 12 November 2026\./
    )
  })

  test('is paid to the organisation, and adds nothing to a balance, where that was agreed', () => {
    const paid = { ...sent, status: 'refunded', receivedCents: 1510 } as Data.Claims.Claims.Claim
    const { container } = showTraveller(<Told claim={paid} organisation="Waterland" />)
    expect(container.textContent).toContain('on the balance of Waterland')
    expect(container.textContent).not.toMatch(/your balance|bank account/)
  })

  test('is told in Dutch', () => {
    showTraveller(<Told claim={sent} />, 'nl')
    expect(screen.getByText(/Je claim bij NS is op 3 november 2026 ingediend/)).toBeTruthy()
  })

  test('is ours to follow up when the answer is late', () => {
    const story = storyOf({ submittedAt: '2026-10-20T10:00:00Z', expectedAnswerOn: '2026-10-29' })
    expect(story).toContain('We expected an answer by 29 October 2026 but haven’t had one yet.')
    expect(story).toContain('[us]')
  })

  test('is theirs to tell where only they hear the answer, from the day it was expected', () => {
    const guided = { canTellAnswer: true, isAsked: false } as Partial<Data.Claims.Claims.Claim>
    expect(storyOf({ ...guided, expectedAnswerOn: '2999-11-12' })).toMatch(
      /On 12 November 2999 we’ll ask you.*\[operator\]/
    )
    expect(storyOf({ ...guided, expectedAnswerOn: '2026-10-29' })).toMatch(/only you know.*\[you\]/)
  })

  test('says what is left of a partly approved claim', () => {
    const story = storyOf({
      status: 'partly_approved',
      approvedCents: 1000,
      decidedAt: '2026-11-10T10:00:00Z',
    })
    expect(story).toContain('NS approved part of your claim on 10 November 2026: €10.00 of €15.10.')
    expect(story).toContain('we’ll add €8.00 to your balance')
  })

  test('says what came in, less our fee', () => {
    expect(storyOf({ status: 'refunded', approvedCents: 1510, receivedCents: 1510 })).toContain(
      'NS paid. We added €12.08 to your balance.'
    )
  })

  test('is not over while an objection is possible or being written', () => {
    const refused = { status: 'rejected', decidedAt: '2026-11-10T10:00:00Z' } as const
    expect(storyOf({ ...refused, canBeObjectedTo: true, contestableUntil: '2027-01-05' })).toMatch(
      /We can object on your behalf until 5 January 2027\..*\[us\]/
    )
    expect(storyOf({ ...refused, isBeingObjected: true })).toMatch(/preparing an objection.*\[us\]/)
    expect(storyOf(refused)).toContain('[nobody]')
  })

  test('asks no fee for a rejection', () => {
    expect(storyOf({ status: 'rejected', decidedAt: '2026-11-10T10:00:00Z' })).toContain('You pay nothing')
  })
})

/** Of each state what has happened by then; a sentence that says more is false. */
const HAPPENED: Record<ClaimStatus, RegExp[]> = {
  ready: [],
  submitted: [SUBMITTED],
  acknowledged: [SUBMITTED, CONFIRMED],
  on_hold: [SUBMITTED],
  approved: [SUBMITTED, ANSWERED],
  partly_approved: [SUBMITTED, ANSWERED],
  rejected: [SUBMITTED, ANSWERED],
  objected: [SUBMITTED, ANSWERED, OBJECTED],
  escalated: [SUBMITTED, ANSWERED, OBJECTED, BROUGHT],
  refunded: [SUBMITTED, ANSWERED, PAID],
  closed: [SUBMITTED, ANSWERED],
  withdrawn: [],
  expired: [],
}

describe('no sentence says more than happened', () => {
  const states = Object.keys(HAPPENED) as ClaimStatus[]
  const variants: Partial<Data.Claims.Claims.Claim>[] = [
    {},
    { canSubmit: true },
    { canTellAnswer: true, isAsked: false },
    { canTellAnswer: true, isAsked: true },
    { isInLetter: true },
    { isPaymentAsked: true },
    { refundTo: 'traveller' },
    { canBeObjectedTo: true, contestableUntil: '2027-01-05' },
    { isBeingObjected: true },
    { expectedAnswerOn: null },
    { expectedAnswerOn: '2026-01-05' },
    { isNotHeard: true },
  ]
  test.each(states)('of a claim that is %s', (status) => {
    for (const locale of ['en', 'nl'] as const) {
      for (const variant of variants) {
        const story = storyOf(
          { status, escalatedTo: status === 'escalated' ? 'klachtenloket' : null, ...variant },
          locale
        )!
        for (const claim of [SUBMITTED, CONFIRMED, ANSWERED, OBJECTED, BROUGHT, PAID])
          if (!HAPPENED[status].includes(claim)) expect(story).not.toMatch(claim)
      }
    }
  })
})

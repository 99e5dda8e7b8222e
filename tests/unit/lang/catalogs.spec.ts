import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { NOT_CLAIMABLE } from '#app/claims/claims/evaluate'
import { CLAIM_KINDS } from '#app/claims/rules/claim_kind'
import { CLAIM_STATUSES } from '#app/claims/claims/isomorphic/claim_status'
import { REJECTION_REASONS } from '#app/claims/claims/isomorphic/rejection_reason'
import { EMAIL_TOPICS } from '#app/messages/emails/topics'
import { LEDGER_KINDS } from '#app/money/ledger/isomorphic/ledger_kind'
import { ALLOCATION_KINDS } from '#app/money/matching/allocation_kind'
import { MATCH_REASONS } from '#app/money/matching/isomorphic/match_reason'
import { CORRECTION_KINDS } from '#app/money/adjustments/correction_status'
import { PAYMENT_STATUSES } from '#app/money/payouts/payment_status'
import { PAYOUT_KINDS } from '#app/money/payouts/payout_kind'
import { PAYOUT_WARNINGS } from '#app/money/payouts/payout_warning'
import { RETURN_REASONS } from '#app/money/payouts/isomorphic/return_reason'
import { STATEMENT_FORMATS } from '#app/money/statements/statement_format'
import { STATEMENT_PROBLEMS } from '#app/money/statements/statement_problem'
import { MODES } from '#app/travel/operators/isomorphic/mode'
import { TRIP_STATUSES } from '#app/travel/trips/isomorphic/trip_status'
import { TRAVEL_PRODUCTS } from '#app/people/accounts/isomorphic/travel_product'
import { USER_STATUSES } from '#app/people/accounts/isomorphic/user_status'

/** Every code that the server has for something, by the list of words for it. */
const CODES = {
  claimStatus: CLAIM_STATUSES,
  kind: CLAIM_KINDS,
  mode: MODES,
  tripStatus: TRIP_STATUSES,
  rejectionReason: REJECTION_REASONS,
  returnReason: RETURN_REASONS,
  allocationKind: ALLOCATION_KINDS,
  bankStatus: PAYMENT_STATUSES,
  correctionKind: CORRECTION_KINDS,
  // A dot would begin another level of the catalog.
  ledgerKind: LEDGER_KINDS.map((kind) => kind.replaceAll('.', '_')),
  matchReason: MATCH_REASONS,
  payoutKind: PAYOUT_KINDS,
  payoutWarning: PAYOUT_WARNINGS,
  payoutWarningHint: PAYOUT_WARNINGS,
  statementFormat: STATEMENT_FORMATS,
  statementProblem: STATEMENT_PROBLEMS,
  job: globSync('app/**/jobs/*.ts').map((file) => basename(file, '.ts')),
  userStatus: USER_STATUSES,
  travelProduct: TRAVEL_PRODUCTS,
  emailTopic: EMAIL_TOPICS,
}

/** Staff read English. */
const ENGLISH_ONLY = ['admin.json', 'admin_users.json', 'staff_lists.json']

const LANG = new URL('../../../resources/lang/', import.meta.url)

type Catalog = { [key: string]: string | Catalog }

const files = (locale: string) => readdirSync(new URL(locale, LANG)).sort()

function messages(locale: string, file: string) {
  const catalog = JSON.parse(readFileSync(new URL(`${locale}/${file}`, LANG), 'utf8')) as Catalog
  return new Map(flat(catalog))
}

const flat = (catalog: Catalog, prefix = ''): [string, string][] =>
  Object.entries(catalog).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`)
  )

/** The names of what a sentence is filled with: `{count}`, `{count, plural, ...}`, `<link>`. */
const argumentsOf = (message: string) => [...new Set(namesIn(parse(message)))].sort()

function namesIn(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...namesIn(element.children)]
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element.value]
    return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesIn(value))]
  })
}

describe('the catalogs', () => {
  test('are the same files in both languages', () => {
    expect(files('nl')).toEqual(files('en').filter((file) => !ENGLISH_ONLY.includes(file)))
  })

  for (const file of files('en')) {
    const english = messages('en', file)

    test(`${file} has words for every key`, () => {
      expect([...english].filter(([, text]) => text.trim() === '')).toEqual([])
    })

    if (ENGLISH_ONLY.includes(file)) continue

    test(`${file} says the same in Dutch`, () => {
      const dutch = messages('nl', file)

      expect([...dutch.keys()].sort()).toEqual([...english.keys()].sort())
      expect([...dutch].filter(([, text]) => text.trim() === '')).toEqual([])
      for (const [key, text] of english) {
        expect(argumentsOf(dutch.get(key)!), key).toEqual(argumentsOf(text))
      }
    })
  }
})

test.each(Object.entries(CODES))('staff read a word for every %s', (list, codes) => {
  const words = messages('en', 'admin.json')
  const without = codes.filter((code) => !words.has(`codes.${list}.${code}`))
  expect(without).toEqual([])
})

test('travellers read why the bank returned a payout', () => {
  const words = messages('en', 'balance.json')
  expect(RETURN_REASONS.filter((code) => !words.has(`payouts.returnReasons.${code}`))).toEqual([])
})

test.each([
  ['en', /(?<![\d.,])\d+,\d{2}(?!\d)/],
  ['nl', /(?<![\d.,])\d+\.\d{2}(?![\d.])/],
])('amounts in the words of %s are written as in that language', (locale, foreign) => {
  const words = files(locale).flatMap((file) => [...messages(locale, file)])
  expect(words.filter(([, text]) => foreign.test(text))).toEqual([])
})

describe('why a trip cannot be claimed', () => {
  test.each(['nl', 'en'])('is said beside it and to who claims it all the same: %s', (locale) => {
    for (const catalog of ['claims', 'refusals']) {
      const { notClaimable } = JSON.parse(readFileSync(`resources/lang/${locale}/${catalog}.json`, 'utf8'))
      expect(Object.keys(notClaimable).sort(), catalog).toEqual([...NOT_CLAIMABLE].sort())
    }
  })
})

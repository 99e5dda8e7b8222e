import { describe, expect, test } from 'vitest'
import { BATCH_STATUSES } from '../../../app/travel/batches/batch_status'
import { DIALECTS } from '../../../app/travel/trips/dialect'
import { DISPOSITIONS } from '../../../app/travel/batches/isomorphic/disposition'
import { FILE_PROBLEMS } from '../../../app/travel/batches/file_problem'
import { ROW_PROBLEMS } from '../../../app/travel/batches/row_problem'
import { ROW_WARNINGS } from '../../../app/travel/batches/row_warning'
import { CLAIM_KINDS } from '../../../app/claims/rules/claim_kind'
import { FARE_SOURCES } from '../../../app/claims/claims/fare_source'
import { REJECTION_REASONS } from '../../../app/claims/claims/isomorphic/rejection_reason'
import { TRANSACTION_KINDS } from '../../../app/travel/trips/isomorphic/transaction_kind'
import { catalogs } from './show_traveller'

type Catalog = { [key: string]: string | Catalog }

const keysOf = (catalog: Catalog, path = ''): string[] =>
  Object.entries(catalog).flatMap(([key, value]) =>
    typeof value === 'string' ? path + key : keysOf(value, `${path}${key}.`)
  )

describe.each(['en', 'nl'] as const)('the words of travellers’ pages (%s)', (locale) => {
  const { batches, claims } = catalogs[locale]

  test.each([
    ['batch status', batches.statuses, BATCH_STATUSES],
    ['disposition', batches.dispositions, DISPOSITIONS],
    ['format', batches.formats, DIALECTS],
    ['file problem', batches.fileProblems, FILE_PROBLEMS],
    ['row problem', batches.rowProblems, ROW_PROBLEMS],
    ['row warning', batches.rowWarnings, ROW_WARNINGS],
    ['transaction kind', batches.kinds, TRANSACTION_KINDS],
    ['claim kind', claims.kinds, CLAIM_KINDS],
    ['fare source', claims.fareSources, FARE_SOURCES],
    ['rejection reason', claims.rejectionReasons, REJECTION_REASONS],
  ] as const)('has some for every %s', (_, words, codes) => {
    expect(Object.keys(words)).toEqual(expect.arrayContaining([...codes]))
  })
})

test('Dutch and English say the same things', () => {
  expect(keysOf(catalogs.nl)).toEqual(keysOf(catalogs.en))
})

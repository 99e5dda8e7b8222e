import { expect, test } from 'vitest'
import { contactMessageList } from '#app/people/contact/contact_message_list'
import { readPage } from '#app/platform/lists/read_page'
import { parseQuery } from '#app/platform/lists/list_query'
import { asWorker } from '#app/platform/shared/tenancy'
import { workQueues } from '#app/web/dashboard/dashboard'
import { queryRows } from '#tests/support/query_rows'

class RolledBack extends Error {}

/** Leaves nothing: the lists of other tests are short. */
const withOpenMessages = (count: number, look: () => Promise<void>) =>
  expect(
    asWorker(async () => {
      await queryRows('delete from contact_messages')
      await queryRows(
        `insert into contact_messages (reference, tenant_id, name, email, locale, subject, message, status)
         select 'MSG-0000-' || lpad(n::text, 4, '0'), 1, 'Someone', 'a@example.test', 'nl', 'Een vraag', 'Waar blijft mijn geld', 'open'
         from generate_series(1, ${count}) n`
      )
      await look()
      throw new RolledBack()
    })
  ).rejects.toThrow(RolledBack)

async function countsIn(view: string) {
  const { query } = await parseQuery(contactMessageList, { view })
  const { views } = await readPage(contactMessageList, query)
  return Object.fromEntries(views.map(({ name, count }) => [name, count]))
}

test('a view is counted up to 1,000 rows, and all of them while it is looked at', () =>
  withOpenMessages(1_001, async () => {
    const none = { count: 0, isExact: true }
    expect(await countsIn('answered')).toEqual({
      open: { count: 1_000, isExact: false },
      answered: none,
      all: { count: 1_000, isExact: false },
    })
    expect(await countsIn('open')).toEqual({
      open: { count: 1_001, isExact: true },
      answered: none,
      all: { count: 1_001, isExact: true },
    })
  }))

test('a queue says since when its oldest waits only where all of it was counted', async () => {
  await withOpenMessages(1_000, async () => {
    expect((await workQueues(true)).messages).toMatchObject({
      count: { count: 1_000, isExact: true },
      since: expect.any(String),
    })
  })
  await withOpenMessages(1_001, async () => {
    expect((await workQueues(true)).messages).toEqual({
      count: { count: 1_000, isExact: false },
      cents: null,
      since: null,
    })
  })
})

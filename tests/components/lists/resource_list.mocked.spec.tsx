import { router } from '@inertiajs/react'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ListPage } from '#app/platform/lists/list_page'
import { ResourceList } from '~/components/lists/ResourceList'
import { REGION, TIME_ZONE } from '~/i18n'
import common from '~lang/en/common.json'
import lists from '~lang/en/lists.json'

vi.mock('@inertiajs/react', () => ({
  usePage: () => ({ url: '/admin/claims?whatever=1' }),
  router: { get: vi.fn(), visit: vi.fn() },
}))
vi.mock('@adonisjs/inertia/react', () => ({
  Link: ({
    href,
    children,
    prefetch: _prefetch,
    only: _only,
    preserveState: _state,
    preserveScroll: _scroll,
    ...rest
  }: Record<string, unknown>) => (
    <a href={href as string} {...rest}>
      {children as never}
    </a>
  ),
}))

type Row = { reference: string; gross: number }

const page: ListPage<Row> = {
  name: 'claims',
  prefix: '',
  rows: ['CLM-1', 'CLM-2', 'CLM-3', 'CLM-4'].map((reference, at) => ({ reference, gross: at })),
  query: {},
  ignored: [],
  view: 'review',
  views: [{ name: 'review', label: 'To review', count: { count: 4, isExact: true } }],
  filters: [
    {
      name: 'kind',
      label: 'Kind',
      kind: 'choices',
      options: [
        { value: 'delay', label: 'Delay' },
        { value: 'double', label: 'Double charge' },
      ],
    },
    { name: 'deadline', label: 'Deadline', kind: 'days', options: [] },
  ],
  isSearchable: true,
  sorts: ['claim', 'gross'],
  sort: 'claim',
  previous: null,
  next: 'cursor',
  total: { count: 10_000, isExact: false },
  sums: null,
}

const draw = (changes: Partial<ListPage<Row>> = {}, rowTitle?: (row: Row) => string) =>
  render(
    <MantineProvider env="test">
      <IntlProvider locale={REGION.en} messages={{ common, lists } as never} timeZone={TIME_ZONE}>
        <ResourceList
          list={{ ...page, ...changes }}
          caption="Claims"
          columns={[
            { key: 'claim', header: 'Claim', sort: 'claim', cell: (row) => row.reference },
            { key: 'gross', header: 'Gross', sort: 'gross', cell: (row) => row.gross },
          ]}
          rowKey={(row) => row.reference}
          rowTitle={rowTitle}
          href={(row) => `/admin/claims/${row.reference}`}
          search="Reference or name"
          sums={{ gross: 'Gross' }}
          empty={<p>All is done.</p>}
        />
      </IntlProvider>
    </MantineProvider>
  )

const visited = () => vi.mocked(router.get).mock.calls.at(-1)?.[0]
const selected = () => screen.queryByRole('region', { name: 'Selection' })?.textContent
const box = (name: string) => screen.getByRole('checkbox', { name })

beforeEach(() => {
  vi.mocked(router.get).mockClear()
  localStorage.clear()
})

describe('a list', () => {
  test('is searched once one stops typing, and at once with Enter', async () => {
    draw({ query: { kind: 'delay' } })
    await userEvent.type(screen.getByRole('searchbox'), ' Visser')
    expect(visited()).toBeUndefined()
    await vi.waitFor(() => expect(visited()).toBe('/admin/claims?kind=delay&q=Visser'))
    expect(router.get).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Enter}')
    expect(router.get).toHaveBeenCalledTimes(2)
  })

  test('takes the slash for its search, unless someone is typing', async () => {
    draw()
    await userEvent.keyboard('/')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
    await userEvent.keyboard('a/b')
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'a/b')
  })

  test('shows what it is narrowed by, each to be taken off, or all at once', async () => {
    draw({ query: { kind: ['delay', 'double'], deadline: '2026-01-01..', q: 'Visser' } })
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Kind: Delay' }))
    expect(visited()).toBe('/admin/claims?kind=double&deadline=2026-01-01..&q=Visser')
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Deadline: from 1 Jan 2026' }))
    expect(visited()).toBe('/admin/claims?kind=delay&kind=double&q=Visser')
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(visited()).toBe('/admin/claims?q=Visser')
  })

  test('has one button for its filters, which counts those in use', async () => {
    const { unmount } = draw({ query: { kind: ['delay', 'double'], deadline: '2026-01-01..' } })
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeTruthy()
    unmount()
    draw()
    const filters = screen.getByRole('button', { name: 'Filters' })
    expect(filters.textContent).toBe('Filters')
  })

  test('leads to a row from every cell of it, except where it is chosen', async () => {
    draw()
    const opened = vi.fn((event: Event) => event.preventDefault())
    const link = screen.getByRole('link', { name: 'CLM-2' })
    link.addEventListener('click', opened)
    await userEvent.click(within(link.closest('tr')!).getByText('1'))
    expect(opened).toHaveBeenCalledOnce()
    await userEvent.click(box('Select CLM-2'))
    expect(opened).toHaveBeenCalledOnce()
  })

  test('is ordered by its heads, the second time the other way round', () => {
    draw({ sort: 'gross', query: { sort: 'gross' } })
    const head = (name: string) => screen.getByRole('columnheader', { name: `Sort by ${name}` })
    expect(head('Gross').getAttribute('aria-sort')).toBe('ascending')
    expect(within(head('Gross')).getByRole('link').getAttribute('href')).toBe('/admin/claims?sort=-gross')
    expect(within(head('Claim')).getByRole('link').getAttribute('href')).toBe('/admin/claims?sort=claim')
  })

  test('says how many there are as far as it counted, and leads on', () => {
    draw()
    expect(screen.getByText('10,000+ rows')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/admin/claims?after=cursor')
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
  })

  test('lets rows be chosen one by one, with shift all between, and all', async () => {
    draw()
    expect(selected()).toBeUndefined()
    const user = userEvent.setup()
    await user.click(box('Select CLM-1'))
    await user.keyboard('{Shift>}')
    await user.click(box('Select CLM-3'))
    await user.keyboard('{/Shift}')
    expect(selected()).toMatch(/^3 selected/)
    await user.click(box('Select CLM-2'))
    expect(selected()).toMatch(/^2 selected/)
    await user.click(box('Select all on this page'))
    expect(selected()).toMatch(/^4 selected/)
    await user.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(selected()).toBeUndefined()
  })

  test('names the box of a row by what the row is called', () => {
    draw({}, (row) => `Claim of ${row.gross} cents`)
    expect(box('Select Claim of 2 cents')).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: 'Select CLM-3' })).toBeNull()
  })

  test('goes down and up with j and k, and chooses with x', async () => {
    draw()
    await userEvent.keyboard('jj')
    expect(document.activeElement?.textContent).toBe('CLM-2')
    await userEvent.keyboard('kx')
    expect(document.activeElement?.textContent).toBe('CLM-1')
    expect(selected()).toMatch(/^1 selected/)
  })

  test('says what of its address was left out', () => {
    draw({ ignored: ['view=foo'] })
    expect(screen.getByRole('status').textContent).toBe(
      'We don’t recognise part of the web address and ignored it: view=foo.'
    )
  })

  test('is empty because all is done, or because nothing fits', () => {
    draw({ rows: [], total: { count: 0, isExact: true }, next: null, query: { sort: 'gross' } })
    expect(screen.getByText('All is done.')).toBeTruthy()
    draw({ rows: [], total: { count: 0, isExact: true }, next: null, query: { q: 'zz' } })
    expect(screen.getByRole('link', { name: 'Clear search and filters' }).getAttribute('href')).toBe('/admin/claims')
  })
})

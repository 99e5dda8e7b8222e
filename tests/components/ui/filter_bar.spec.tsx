import { router } from '@inertiajs/react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FilterBar } from '~/ui/FilterBar'
import { show } from '../render'

let url = ''
vi.mock('@inertiajs/react', () => ({ usePage: () => ({ url }), router: { get: vi.fn() } }))

const status = {
  name: 'status',
  label: 'Status',
  options: [
    { value: 'submitted', label: 'Sent' },
    { value: 'approved', label: 'Approved' },
  ],
}
const operator = { name: 'operator', label: 'Operator', options: [{ value: 'ns', label: 'NS' }] }

const visited = () => vi.mocked(router.get).mock.calls.at(-1)?.[0]
const bar = () => show(<FilterBar search="Reference or name" filters={[status, operator]} />)

beforeEach(() => {
  url = '/admin/claims'
  vi.mocked(router.get).mockClear()
})

describe('filtering a list', () => {
  test('puts the choice in the address', async () => {
    bar()
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Add filter: Status' }),
      'Sent'
    )
    expect(visited()).toBe('/admin/claims?status=submitted')
  })

  test('starts at the first page again', async () => {
    url = '/admin/claims?page=4&sort=-deadline'
    bar()
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Add filter: Operator' }),
      'NS'
    )
    expect(visited()).toBe('/admin/claims?sort=-deadline&operator=ns')
  })

  test('shows what is chosen as a chip that can be taken off', async () => {
    url = '/admin/claims?status=approved&q=Visser'
    bar()
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Status: Approved' }))
    expect(visited()).toBe('/admin/claims?q=Visser')
  })

  test('clears all filters and keeps the search', async () => {
    url = '/admin/claims?status=approved&operator=ns&q=Visser'
    bar()
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(visited()).toBe('/admin/claims?q=Visser')
  })

  test('searches on Enter', async () => {
    bar()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), ' CLM-7F3K {Enter}')
    expect(visited()).toBe('/admin/claims?q=CLM-7F3K')
  })

  test('shows an unknown value as it is, so that it can be taken off', () => {
    url = '/admin/claims?status=nonsense'
    bar()
    expect(screen.getByRole('button', { name: 'Remove filter Status: nonsense' })).toBeTruthy()
  })
})

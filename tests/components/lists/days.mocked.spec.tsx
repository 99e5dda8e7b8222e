import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'use-intl'
import { beforeAll, expect, test, vi } from 'vitest'
import { REGION, TIME_ZONE } from '~/i18n'
import common from '~lang/nl/common.json'
import lists from '~lang/nl/lists.json'

vi.mock('@inertiajs/react', () => ({
  usePage: () => ({ url: '/claims' }),
  router: { get: vi.fn(), visit: vi.fn() },
}))

// A worker keeps the modules of the file before, and with them its router.
beforeAll(async () => {
  vi.resetModules()
  await Promise.all([import('~/components/lists/Days'), import('~/ui/Calendar')])
})

test('a list is narrowed by a day of the calendar, and its panel stays open meanwhile', async () => {
  const { router } = await import('@inertiajs/react')
  const { Filters } = await import('~/components/lists/Filters')
  const filter = { name: 'deadline', label: 'Deadline', kind: 'days', options: [] }
  const list = {
    name: 'claims',
    prefix: '',
    query: { deadline: '2026-11-05..' },
    filters: [filter],
  }
  render(
    <MantineProvider env="test">
      <IntlProvider locale={REGION.nl} messages={{ common, lists } as never} timeZone={TIME_ZONE}>
        <Filters list={list as never} />
      </IntlProvider>
    </MantineProvider>
  )
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
  await userEvent.click(screen.getByText('Deadline', { selector: 'summary *, summary' }))
  const [from] = await screen.findAllByRole<HTMLInputElement>('textbox')
  expect(from.value).toBe('5 nov 2026')

  await userEvent.click(screen.getAllByRole('button', { name: 'Kalender openen' })[0])
  await screen.findByRole('grid', { name: 'november 2026' })
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(from.value).toBe('6 nov 2026')
  expect(screen.queryByRole('grid')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: lists.apply }))
  const visits = () => JSON.stringify([vi.mocked(router).get.mock.calls, vi.mocked(router).visit.mock.calls])
  await waitFor(() => expect(visits()).toContain('2026-11-06..'))
}, 20_000)

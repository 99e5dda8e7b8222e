import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DropAnywhere } from '~/components/DropAnywhere'
import { takeFiles } from '~/ui/carriedFiles'
import { show } from './render'

const page = vi.hoisted(() => ({ props: {} as Record<string, unknown>, visit: vi.fn() }))
vi.mock('@inertiajs/react', async (original) => ({
  ...(await original<object>()),
  usePage: () => ({ props: page.props }),
  router: { visit: page.visit },
}))

const file = new File(['a;b'], 'a.csv', { type: 'text/csv' })
const dataTransfer = { types: ['Files'], files: [file], items: [{}] }
const drag = async (on: Element = document.body) => {
  fireEvent.dragEnter(on, { dataTransfer })
  await act(() => import('~/components/DropOverlay'))
  fireEvent.dragOver(on, { dataTransfer })
}
const overlay = () => screen.queryByText('Drop to upload')

beforeEach(() => {
  page.props = { can: { workAsStaff: false }, impersonation: null }
  page.visit.mockClear()
})

describe('files dragged over a page', () => {
  test('find a place to be dropped, and are carried to the upload page', async () => {
    show(<DropAnywhere />)
    expect(overlay()).toBeNull()
    await drag()
    await vi.waitFor(() => expect(overlay()).not.toBeNull())
    fireEvent.drop(document.body, { dataTransfer })
    expect(overlay()).toBeNull()
    expect(page.visit).toHaveBeenCalledWith('/batches/create')

    const taken = vi.fn()
    takeFiles(taken)()
    expect(taken).toHaveBeenCalledWith([file])
  })

  test('are left to a place of their own', async () => {
    show(
      <>
        <DropAnywhere />
        <div data-file-drop data-testid="zone" />
      </>
    )
    await drag()
    fireEvent.dragOver(screen.getByTestId('zone'), { dataTransfer })
    await vi.waitFor(() => expect(overlay()).toBeNull())
    fireEvent.drop(screen.getByTestId('zone'), { dataTransfer })
    expect(page.visit).not.toHaveBeenCalled()
  })

  test.each([
    ['staff', { can: { workAsStaff: true }, impersonation: null }],
    ['staff who look at someone’s pages', { can: { workAsStaff: false }, impersonation: { staffName: 'Anna' } }],
  ])('find none for %s', async (_who, props) => {
    page.props = props
    show(<DropAnywhere />)
    await drag()
    expect(overlay()).toBeNull()
    fireEvent.drop(document.body, { dataTransfer })
    expect(page.visit).not.toHaveBeenCalled()
  })

  test('are told from a text that is dragged', () => {
    show(<DropAnywhere />)
    fireEvent.dragEnter(document.body, { dataTransfer: { types: ['text/plain'] } })
    expect(overlay()).toBeNull()
  })
})

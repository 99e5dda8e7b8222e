import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { FileDrop } from '~/ui/FileDrop'
import { carryFiles } from '~/ui/carriedFiles'
import { show } from '../render'

const csv = (name: string) => new File(['a;b'], name, { type: 'text/csv' })

const paste = (data: { files?: File[]; text?: string }, on: Element = document.body) =>
  fireEvent.paste(on, {
    clipboardData: { files: data.files ?? [], getData: () => data.text ?? '' },
  })

const namesOf = (onFiles: ReturnType<typeof vi.fn>) =>
  onFiles.mock.calls.map(([files]) => (files as File[]).map(({ name }) => name))

function shown(props: { most?: number; maxBytes?: number } = {}) {
  const onFiles = vi.fn()
  show(
    <>
      <input aria-label="other" />
      <FileDrop onFiles={onFiles} everywhere most={2} {...props} />
    </>
  )
  return onFiles
}

describe('a page that takes files from everywhere', () => {
  test('takes files that are pasted', () => {
    const onFiles = shown()
    paste({ files: [csv('a.csv'), csv('b.csv')] })
    expect(namesOf(onFiles)).toEqual([['a.csv', 'b.csv']])
  })

  test('takes lines that are pasted as one file', async () => {
    const onFiles = shown()
    paste({ text: 'Datum;Check-in\n01-10-2026;08:00' })
    expect(namesOf(onFiles)).toEqual([['pasted.csv']])
    const [[[file]]] = onFiles.mock.calls as [[[File]]]
    expect(await file.text()).toContain('01-10-2026')
  })

  test.each(['one line; of text', 'two lines\nwithout columns', ''])('leaves %j', (text) => {
    const onFiles = shown()
    paste({ text })
    expect(onFiles).not.toHaveBeenCalled()
  })

  test('leaves text that is pasted into a field', () => {
    const onFiles = shown()
    paste({ text: 'Datum;Check-in\n01-10-2026;08:00' }, screen.getByLabelText('other'))
    expect(onFiles).not.toHaveBeenCalled()
  })

  test('says what is wrong with too many, and with one that is too large', async () => {
    const onFiles = shown({ maxBytes: 2 })
    paste({ files: [csv('a.csv')] })
    expect((await screen.findByRole('alert')).textContent).toMatch(/^a.csv is larger/)
    expect(onFiles).not.toHaveBeenCalled()
  })

  test('takes files that were carried to it, once', () => {
    carryFiles([csv('carried.csv')])
    const onFiles = shown()
    expect(namesOf(onFiles)).toEqual([['carried.csv']])
    carryFiles([csv('again.csv')])
    expect(namesOf(onFiles)).toEqual([['carried.csv'], ['again.csv']])
  })
})

test('a page that does not take files from everywhere leaves what is pasted', () => {
  const onFiles = vi.fn()
  show(<FileDrop onFiles={onFiles} />)
  paste({ files: [csv('a.csv')] })
  expect(onFiles).not.toHaveBeenCalled()
})

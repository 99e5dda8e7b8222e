import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { FileDrop } from '~/ui/FileDrop'
import { show } from '../render'

const csv = (name = 'trips.csv', text = 'Datum;Check-in') => new File([text], name, { type: 'text/csv' })

function drop(...files: File[]) {
  const zone = screen.getByText(/Drop your files? here, or/).closest('.mantine-Dropzone-root')!
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }))
  fireEvent.drop(zone, { dataTransfer: { files, items, types: ['Files'] } })
}

describe('dropping a file', () => {
  test('hands over a readable one', async () => {
    const onFile = vi.fn()
    show(<FileDrop onFiles={onFile} />)
    drop(csv())
    await vi.waitFor(() => expect(onFile.mock.calls[0][0][0].name).toBe('trips.csv'))
  })

  test('is refused for a kind we cannot read, with what to choose instead', async () => {
    const onFile = vi.fn()
    show(<FileDrop onFiles={onFile} />)
    drop(new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We can’t read invoice.pdf. Choose a CSV, Excel (.xlsx), JSON or ZIP file.'
    )
    expect(onFile).not.toHaveBeenCalled()
  })

  test('is refused above the limit, with what to do', async () => {
    show(<FileDrop onFiles={() => {}} maxBytes={1024 * 1024} />)
    drop(csv('years.csv', 'x'.repeat(1024 * 1024 + 1)))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'years.csv is larger than 1 MB. Export a shorter period.'
    )
  })

  test('is refused for two at once', async () => {
    show(<FileDrop onFiles={() => {}} />)
    drop(csv('a.csv'), csv('b.csv'))
    expect((await screen.findByRole('alert')).textContent).toBe('Choose one file at a time.')
  })

  test('hands over as many as may come at once, and no more', async () => {
    const onFiles = vi.fn()
    show(<FileDrop onFiles={onFiles} most={2} />)
    drop(csv('a.csv'), csv('b.csv'))
    await vi.waitFor(() => expect(onFiles.mock.calls[0][0]).toHaveLength(2))
    drop(csv('a.csv'), csv('b.csv'), csv('c.csv'))
    expect((await screen.findByRole('alert')).textContent).toBe('Choose at most 2 files at a time.')
    expect(onFiles).toHaveBeenCalledOnce()
  })

  test('shows what the server said about it', () => {
    show(<FileDrop onFiles={() => {}} error="This file has no trips." />)
    expect(screen.getByRole('alert').textContent).toBe('This file has no trips.')
  })

  test('shows how far the upload is', () => {
    show(<FileDrop onFiles={() => {}} uploading={{ name: 'trips.csv', percentage: 40 }} />)
    const bar = screen.getByRole('progressbar', { name: 'Uploading trips.csv' })
    expect(bar.getAttribute('aria-valuenow')).toBe('40')
  })
})

import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { DateText, DateTimeText, RelativeTime, TimeText } from '~/ui/DateText'
import { show } from '../render'

describe('a moment', () => {
  test('is a date the Dutch way in Dutch', () => {
    show(<DateText value="2026-11-03" />, 'nl')
    expect(screen.getByText('3 nov 2026')).toBeTruthy()
  })

  test('is a date the English way in English', () => {
    show(<DateText value="2026-11-03" />)
    expect(screen.getByText('3 Nov 2026')).toBeTruthy()
  })

  test('is in Dutch time, in summer and in winter', () => {
    show(<TimeText value="2026-07-01T22:30:00Z" />)
    expect(screen.getByText('00:30')).toBeTruthy()
    show(<TimeText value="2026-12-01T22:30:00Z" />)
    expect(screen.getByText('23:30')).toBeTruthy()
  })

  test('falls on the Dutch day, also just after midnight', () => {
    show(<DateText value="2026-11-02T23:30:00Z" />)
    expect(screen.getByText('3 Nov 2026')).toBeTruthy()
  })

  test('can be told with its time', () => {
    show(<DateTimeText value="2026-11-03T13:05:00Z" />)
    expect(screen.getByText('3 Nov 2026, 14:05')).toBeTruthy()
  })

  test('can be told from now, with the moment itself beside it', () => {
    show(<RelativeTime value="2026-11-03T10:00:00Z" />)
    expect(screen.getByText('2 hours ago').title).toBe('3 Nov 2026, 11:00')
  })
})

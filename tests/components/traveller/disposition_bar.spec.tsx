import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { DispositionBar } from '~/components/traveller/DispositionBar'
import { showTraveller } from './show_traveller'

const counts = { create: 312, duplicate: 40, not_a_trip: 0, unrecognised: 0, error: 2 }

describe('the picture of a batch’s rows', () => {
  test('says in words what it shows', () => {
    showTraveller(<DispositionBar counts={counts} />)
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Rows by result: New 312, Duplicate 40, Error 2')
  })

  test('has a part for each sort of row that there is, as wide as its share', () => {
    showTraveller(<DispositionBar counts={counts} />)
    const widths = [...screen.getByRole('img').children].map((part) => (part as HTMLElement).style.flexGrow)
    expect(widths).toEqual(['312', '40', '2'])
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  test('explains what will become of the rows while that can be decided', () => {
    const meaning = 'Already in an earlier upload. We skip them, so nothing counts twice.'
    showTraveller(<DispositionBar counts={counts} explained />)
    expect(screen.getByText(meaning)).toBeTruthy()
  })
})

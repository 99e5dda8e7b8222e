import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { MoneySplit } from '~/components/MoneySplit'
import { show } from '../render'

const example = { grossCents: 15_10, feeCents: 3_02, netCents: 12_08 }

describe('a claim’s money', () => {
  test('is shown as gross, fee and net', () => {
    show(<MoneySplit {...example} feeBps={2000} />)

    const amountOf = (term: string) => screen.getByText(term).nextElementSibling!.textContent
    expect(amountOf('From the operator')).toBe('€15.10')
    expect(amountOf('Our fee (20%)')).toBe('−\u00a0€3.02')
    expect(amountOf('For you')).toBe('€12.08')
  })

  test('is told in a sentence to who cannot see the bar', () => {
    show(<MoneySplit {...example} />)
    expect(screen.getByRole('img', { name: 'Of €15.10 you keep €12.08; our fee is €3.02.' })).toBeTruthy()
  })

  test('without one rate names no percentage', () => {
    show(<MoneySplit {...example} />)
    expect(screen.getByText('Our fee')).toBeTruthy()
  })

  test('of nothing is all for the traveller', () => {
    show(<MoneySplit grossCents={0} feeCents={0} netCents={0} feeBps={0} />)
    expect(screen.getByText('Our fee (none)').nextElementSibling!.textContent).toBe('€0.00')
  })
})

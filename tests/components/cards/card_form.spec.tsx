import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import CardForm from '~/components/cards/CardForm'
import { interceptVisits } from '../staff/show_staff'
import { showTraveller } from '../traveller/show_traveller'

function open() {
  const sent = interceptVisits()
  showTraveller(<CardForm />)
  return sent
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add card' }))

describe('adding a card', () => {
  test('sends what its kind has, and nothing of another kind', async () => {
    const sent = open()
    await userEvent.type(field('Card number'), '3528020000000021')
    await userEvent.type(field('Valid until'), '6/29')
    await choose(/^Anonymous/)
    await add()

    expect(field('Card number').value).toBe('3528 0200 0000 0021')
    expect(sent).toEqual([
      {
        url: '/profile/cards',
        method: 'post',
        data: {
          kind: 'anonymous',
          number: '3528 0200 0000 0021',
          expires: '06/2029',
          nickname: '',
        },
      },
    ])
  })

  test('checks a number when it is left', async () => {
    open()
    await userEvent.type(field('Card number'), '3528020000000022')
    expect(screen.queryByText(/One of the digits/)).toBeNull()
    await userEvent.tab()
    expect(screen.getByText(/One of the digits isn’t right/)).toBeTruthy()
  })

  test('writes the month as on the card', async () => {
    open()
    await userEvent.type(field('Valid until'), '6-29')
    await userEvent.tab()
    expect(field('Valid until').value).toBe('06/2029')
  })

  test('sends nothing while something is wrong, and goes to the first of it', async () => {
    const sent = open()
    await add()
    expect(await screen.findByText('Enter the 16-digit number on your card.')).toBeTruthy()
    expect(screen.getByText(/Enter the month and year/)).toBeTruthy()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(document.activeElement).toBe(field('Card number'))
    expect(sent).toEqual([])
  })

  test('keeps the whole number of a bank card in the browser', async () => {
    const sent = open()
    await choose(/^Bank card/)
    await userEvent.click(field('Last four digits'))
    await userEvent.paste('4111 1111 1111 1111')
    await userEvent.type(field('Name'), 'ING')
    await add()
    expect(screen.getByText(/someone could pay with it/)).toBeTruthy()
    expect(sent).toEqual([])

    await userEvent.clear(field('Last four digits'))
    await userEvent.type(field('Last four digits'), '1111')
    await add()
    expect(sent[0].data).toEqual({ kind: 'bank_card', last4: '1111', nickname: 'ING' })
  })

  test('asks both numbers of an OV-pas', async () => {
    const sent = open()
    await choose(/^OV-pas/)
    await userEvent.type(field('Card number'), '1234567890')
    await userEvent.type(field('Sequence number'), '00a1')
    await userEvent.type(field('Valid until'), '12/2030')
    await add()
    expect(sent[0].data).toMatchObject({ number: '1234 5678 90', sequence: '00A1' })
  })
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { IbanField } from '~/components/traveller/IbanField'
import { Form } from '~/ui/form/Form'
import { showTraveller } from './show_traveller'

const open = () =>
  showTraveller(
    <Form route="bank_account.update">
      <IbanField label="IBAN" hint="As on your bank card." />
    </Form>
  )

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'IBAN' })
const WRONG = 'Enter the IBAN exactly as on your bank card, for example NL91 ABNA 0417 1643 00.'

describe('an account number', () => {
  test('is grouped as it is typed, and names its bank', async () => {
    open()
    expect(screen.getByText('As on your bank card.')).toBeTruthy()
    await userEvent.type(input(), 'nl91abna0417164300')
    expect(input().value).toBe('NL91 ABNA 0417 1643 00')
    expect(screen.getByText('Account at ABN AMRO.')).toBeTruthy()
  })

  test('names no bank that it does not know', async () => {
    open()
    await userEvent.type(input(), 'DE89370400440532013000')
    expect(screen.getByText('As on your bank card.')).toBeTruthy()
  })

  test('is checked as one leaves it, in the words of the server, and not before', async () => {
    open()
    await userEvent.type(input(), 'NL91ABNA0417164301')
    expect(screen.queryByText(WRONG)).toBeNull()
    await userEvent.tab()
    expect(screen.getByText(WRONG)).toBeTruthy()
    expect(input().getAttribute('aria-invalid')).toBe('true')

    await userEvent.type(input(), '{Backspace}0')
    expect(screen.queryByText(WRONG)).toBeNull()
  })

  test('of a country we cannot pay to says so', async () => {
    open()
    await userEvent.type(input(), 'TR330006100519786457841326')
    await userEvent.tab()
    expect(screen.getByText('We can only pay to accounts in SEPA countries. Enter another account.')).toBeTruthy()
  })

  test('left empty is no mistake', async () => {
    open()
    await userEvent.click(input())
    await userEvent.tab()
    expect(screen.queryByText(WRONG)).toBeNull()
  })
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { CheckboxField } from '~/ui/form/CheckboxField'
import { PasswordField } from '~/ui/form/PasswordField'
import { TextField } from '~/ui/form/TextField'
import { answering, send, showForm } from './show_form'

const fields = (
  <>
    <TextField name="firstName" label="First name" hint="As in your passport." required />
    <TextField name="email" type="email" label="Email" required />
    <PasswordField />
    <CheckboxField name="terms" label="I agree" required />
  </>
)

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const describing = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '').split(/ +/).map((id) => document.getElementById(id)?.textContent)

async function fill() {
  await userEvent.type(field('First name'), 'Noor')
  await userEvent.type(field('Email'), 'noor@example.test')
  await userEvent.type(field('Password'), 'seven green bicycles')
  await userEvent.click(field('I agree'))
}

describe('a form', () => {
  test('leaves checking to us: no bubble of the browser', () => {
    showForm({ children: fields })
    expect(document.querySelector('form')!.noValidate).toBe(true)
  })

  test('sends what its fields hold, and what goes along', async () => {
    const sent = answering()
    showForm({ data: { birthOn: '1994-03-21' }, children: fields })
    await fill()
    await send()

    expect(sent).toEqual([
      {
        birthOn: '1994-03-21',
        firstName: 'Noor',
        email: 'noor@example.test',
        password: 'seven green bicycles',
        terms: true,
      },
    ])
  })

  test('sends nothing while something is missing, and goes to the first of it', async () => {
    const sent = answering()
    showForm({ children: fields })
    await userEvent.type(field('First name'), 'Noor')
    await send()

    expect(sent).toEqual([])
    expect(screen.getAllByText('Fill in this field.')).toHaveLength(2)
    expect(screen.getByText('Tick this box to continue.')).toBeTruthy()
    expect(document.activeElement).toBe(field('Email'))
  })

  test('ties hint and error to the field they are about', async () => {
    showForm({ children: fields })
    expect(describing(field('First name'))).toEqual(['As in your passport.'])
    expect(field('First name').getAttribute('aria-invalid')).toBeNull()
    await send()

    expect(describing(field('First name'))).toEqual(['Fill in this field.', 'As in your passport.'])
    expect(field('First name').getAttribute('aria-invalid')).toBe('true')
    expect(describing(field('I agree'))).toEqual(['Tick this box to continue.'])
    expect(field('I agree').getAttribute('aria-invalid')).toBe('true')
  })

  test('says what is malformed once the field is left, not while typing, and not when it is empty', async () => {
    showForm({ children: fields })
    const words = 'Enter an email address, like name@example.com.'
    await userEvent.click(field('Email'))
    await userEvent.tab()
    expect(screen.queryByText('Fill in this field.')).toBeNull()

    await userEvent.type(field('Email'), 'noor')
    expect(screen.queryByText(words)).toBeNull()
    await userEvent.tab()
    expect(screen.getByText(words)).toBeTruthy()

    await userEvent.type(field('Email'), '@example.test')
    expect(screen.queryByText(words)).toBeNull()
  })

  test('a press on its button does not move it by leaving a field', async () => {
    showForm({ children: fields })
    await userEvent.type(field('Email'), 'noor')
    await userEvent.pointer({
      keys: '[MouseLeft>]',
      target: screen.getByRole('button', { name: 'Send' }),
    })
    expect(screen.queryByText(/Enter an email address/)).toBeNull()
    expect(document.activeElement).toBe(field('Email'))
  })

  test('shows what the server refused beside its field, and brings someone there', async () => {
    answering({ password: 'Use at least 12 characters.', email: 'Choose another.' })
    showForm({ children: fields, resetOnError: ['password'] })
    await fill()
    await send()

    expect(describing(field('Email'))).toEqual(['Choose another.'])
    // The first as it stands on the page, not as the server names them.
    expect(document.activeElement).toBe(field('Email'))
    expect(field('Password').value).toBe('')
    expect(field('Email').value).toBe('noor@example.test')

    await userEvent.type(field('Email'), 'x')
    expect(screen.queryByText('Choose another.')).toBeNull()
    expect(screen.getByText('Use at least 12 characters.')).toBeTruthy()
  })

  test('shows what is wrong with no field of its own above the button', async () => {
    answering({ invitation: 'This invitation has expired.' })
    showForm({ children: fields })
    await fill()
    await send()
    expect(screen.getByRole('alert').textContent).toBe('This invitation has expired.')
  })

  test('shows an error about an item of a list at the list', async () => {
    answering({ 'email.0': 'One of these is wrong.' })
    showForm({ children: fields })
    await fill()
    await send()
    expect(describing(field('Email'))).toEqual(['One of these is wrong.'])
  })

  test('sends no field that is not there, and empties itself where that was asked', async () => {
    const sent = answering()
    showForm({
      resetOnSuccess: true,
      children: <TextField name="firstName" label="First name" required />,
    })
    await userEvent.type(field('First name'), 'Noor')
    await send()
    expect(sent).toEqual([{ firstName: 'Noor' }])
    expect(field('First name').value).toBe('')
  })

  test('speaks the language of the reader', async () => {
    showForm({ children: fields }, 'nl')
    await send()
    expect(screen.getByText('Vink dit vakje aan om verder te gaan.')).toBeTruthy()
  })
})

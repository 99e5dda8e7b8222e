import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import axios from '~/http/axios'
import { Precognition } from '~/ui/form/Precognition'
import { TextField } from '~/ui/form/TextField'
import { answering, send, showForm } from './show_form'

const fields = (
  <>
    <TextField name="firstName" label="First name" />
    <TextField name="email" type="email" label="Email" required />
  </>
)

const asking = (
  <>
    <Precognition />
    {fields}
  </>
)

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

type Asked = { url?: string; method?: string; data?: unknown; headers?: unknown }

/** A server whose validator says this of each field; `release` lets it answer. */
function validating(says: Record<string, string>) {
  const asked: Asked[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const spy = vi.spyOn(axios, 'request').mockImplementation(async (config) => {
    asked.push(config)
    await held
    const only = String((config.headers as Record<string, string>)['Precognition-Validate-Only'])
    const [name] = only.split(',')
    if (!(name in says)) return { status: 204 }
    throw { response: { status: 422, data: { errors: { [name]: [says[name]] } } } }
  })
  onTestFinished(() => spy.mockRestore())
  return { asked, release }
}

describe('a form that asks the server while someone types', () => {
  test('shows what its validator says of a field that was left, and sends nothing', async () => {
    const sent = answering()
    const { asked, release } = validating({ firstName: 'This is too long' })
    release()
    showForm({ data: { birthOn: '1994-03-21' }, children: asking })
    await userEvent.type(field('First name'), 'Noor')
    expect(asked).toEqual([])
    await userEvent.tab()

    expect(await screen.findByText('This is too long')).toBeTruthy()
    expect(asked).toEqual([
      expect.objectContaining({
        url: '/onboarding/personal-information',
        method: 'post',
        data: { birthOn: '1994-03-21', firstName: 'Noor', email: '' },
        headers: {
          Precognition: 'true',
          'Precognition-Validate-Only': 'firstName,firstName.*',
        },
      }),
    ])
    expect(sent).toEqual([])
  })

  test('asks nothing about what it knows to be wrong, or was not touched', async () => {
    const { asked } = validating({})
    showForm({ initial: { firstName: 'Noor' }, children: asking })
    await userEvent.click(field('First name'))
    await userEvent.type(field('Email'), 'no address')
    await userEvent.tab()
    expect(asked).toEqual([])
  })

  test('throws away an answer about what was changed since, or sent', async () => {
    answering()
    const { asked, release } = validating({ firstName: 'Too long', email: 'Unknown' })
    showForm({ children: asking })
    await userEvent.type(field('First name'), 'Noor')
    await userEvent.tab()
    await userEvent.type(field('First name'), 'tje')
    await userEvent.type(field('Email'), 'noor@example.test')
    await userEvent.tab()
    await waitFor(() => expect(asked.length).toBeGreaterThan(1))
    await send()
    release()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(screen.queryByText(/Too long|Unknown/)).toBeNull()
  })

  test('is one that says so', async () => {
    const { asked } = validating({})
    showForm({ children: fields })
    await userEvent.type(field('First name'), 'Noor')
    await userEvent.tab()
    expect(asked).toEqual([])
  })
})

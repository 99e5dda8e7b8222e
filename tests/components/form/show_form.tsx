import { router } from '@inertiajs/react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onTestFinished, vi } from 'vitest'
import type { Locale } from '~/i18n'
import { Form, type FormProps } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { show } from '../render'

type Register = Omit<FormProps<'register.store'>, 'route'>

/** A form with these fields and a button to send it. */
export const showForm = ({ children, ...form }: Register, locale: Locale = 'en') =>
  show(
    <Form route="register.store" {...form}>
      {(slot) => (
        <>
          {typeof children === 'function' ? children(slot) : children}
          <SubmitButton>Send</SubmitButton>
        </>
      )}
    </Form>,
    locale
  )

export const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

/** A server that answers every form with these errors, or with none. */
export function answering(errors: Record<string, string> = {}) {
  const sent: unknown[] = []
  const spy = vi.spyOn(router, 'post').mockImplementation((_url, data, options = {}) => {
    sent.push(data)
    if (Object.keys(errors).length > 0) options.onError?.(errors)
    else void options.onSuccess?.({} as never)
    options.onFinish?.({} as never)
  })
  onTestFinished(() => spy.mockRestore())
  return sent
}

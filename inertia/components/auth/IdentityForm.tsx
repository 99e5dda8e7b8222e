import { useForm } from '@inertiajs/react'
import { Button, TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from '~/i18n'
import { CurrentPasswordInput } from './CurrentPasswordInput'
import { PasskeyButton } from './PasskeyButton'
import classes from './auth.module.css'

type Props = {
  hasApp: boolean
  hasPasskey: boolean
  /** In a dialog: stays on the page, and says when it is done. */
  onDone?: () => void
}

/** Asks someone who is signed in once more who they are: password, code or passkey, whichever they like. */
export function IdentityForm({ hasApp, hasPasskey, onDone }: Props) {
  const t = useTranslations('common.confirm')
  const [isCode, setIsCode] = useState(false)
  const form = useForm({ password: '', code: '' })
  const isDialog = onDone !== undefined

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    form.transform(({ password, code }) => ({ ...(isCode ? { code } : { password }), isDialog }))
    form.post('/confirm-password', {
      preserveScroll: true,
      preserveState: true,
      onSuccess: onDone,
      onError: () => form.reset(),
    })
  }

  return (
    <form className={classes.form} onSubmit={submit}>
      {isCode ? (
        <TextInput
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={form.data.code}
          onChange={(event) => form.setData('code', event.currentTarget.value)}
          error={form.errors.code}
          data-autofocus
          autoFocus
        />
      ) : (
        <CurrentPasswordInput
          value={form.data.password}
          onChange={(event) => form.setData('password', event.currentTarget.value)}
          error={form.errors.password}
          autoFocus
        />
      )}
      <Button type="submit" size="md" loading={form.processing}>
        {t('submit')}
      </Button>
      {hasPasskey && (
        <PasskeyButton url="/confirm-password/passkey" data={{ isDialog }} onSuccess={onDone}>
          {t('passkey')}
        </PasskeyButton>
      )}
      {hasApp && (
        <button type="button" className={classes.plain} onClick={() => setIsCode(!isCode)}>
          {isCode ? t('usePassword') : t('useCode')}
        </button>
      )}
    </form>
  )
}

import { useState } from 'react'
import { useTranslations } from '~/i18n'
import { Form } from '~/ui/form/Form'
import { PasswordField } from '~/ui/form/PasswordField'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { CodeField } from './CodeField'
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
  const isDialog = onDone !== undefined

  return (
    <Form
      route="confirm_password.store"
      data={{ isDialog }}
      className={classes.form}
      resetOnError={['password', 'code']}
      stay
      onSuccess={onDone}
    >
      {isCode ? <CodeField label={t('code')} autoFocus /> : <PasswordField autoFocus />}
      <SubmitButton>{t('submit')}</SubmitButton>
      {hasPasskey && (
        <PasskeyButton route="confirm_password.passkey" data={{ isDialog }} onSuccess={onDone}>
          {t('passkey')}
        </PasskeyButton>
      )}
      {hasApp && (
        <button type="button" className={classes.plain} onClick={() => setIsCode(!isCode)}>
          {isCode ? t('usePassword') : t('useCode')}
        </button>
      )}
    </Form>
  )
}

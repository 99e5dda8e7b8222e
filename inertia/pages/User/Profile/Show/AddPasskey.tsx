import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useState } from 'react'
import { client } from '~/client'
import { asData } from '~/hooks/usePasskey'
import { http } from '~/http'
import { useTranslations } from '~/i18n'
import { ErrorText } from '~/ui/ErrorText'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import classes from './form.module.css'

/** The browser makes the passkey and keeps its secret; we get the public half and a name to know it by. */
export function AddPasskey() {
  const t = useTranslations('profile.passkeys')
  const [isRefused, setRefused] = useState(false)

  const make = async () => {
    setRefused(false)
    try {
      const [{ startRegistration }, axios] = await Promise.all([import('@simplewebauthn/browser'), http()])
      const options = await axios.post<PublicKeyCredentialCreationOptionsJSON>(client.urlFor('passkeys.create'))
      return { credential: asData(await startRegistration({ optionsJSON: options.data })) }
    } catch {
      setRefused(true)
      return null
    }
  }

  return (
    <Form route="passkeys.store" className={classes.form} prepare={make} stay resetOnSuccess>
      <TextField name="name" label={t('name')} placeholder={t('nameExample')} maxLength={60} required />
      <SubmitButton size="sm" variant="default">
        {t('add')}
      </SubmitButton>
      <ErrorText>{isRefused ? t('refused') : undefined}</ErrorText>
    </Form>
  )
}

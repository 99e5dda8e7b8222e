import { useRouter } from '@adonisjs/inertia/react'
import { Button, TextInput } from '@mantine/core'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { type SubmitEvent, useState } from 'react'
import { useErrors } from '~/hooks/useErrors'
import { http } from '~/http'
import { useTranslations } from '~/i18n'
import { ErrorText } from '~/ui/ErrorText'
import classes from './form.module.css'

/** The browser makes the passkey and keeps its secret; we get the public half and a name to know it by. */
export function AddPasskey() {
  const t = useTranslations('profile.passkeys')
  const router = useRouter()
  const errors = useErrors()
  const [name, setName] = useState('')
  const [state, setState] = useState<'idle' | 'making' | 'refused'>('idle')

  const add = async (event: SubmitEvent) => {
    event.preventDefault()
    setState('making')
    try {
      const [{ startRegistration }, axios] = await Promise.all([
        import('@simplewebauthn/browser'),
        http(),
      ])
      const options = await axios.post<PublicKeyCredentialCreationOptionsJSON>(
        '/profile/passkeys/options'
      )
      const credential = await startRegistration({ optionsJSON: options.data })
      router.post({ route: 'passkeys.store' }, { name, credential } as never, {
        preserveScroll: true,
        onSuccess: () => setName(''),
        onFinish: () => setState('idle'),
      })
    } catch {
      setState('refused')
    }
  }

  return (
    <form className={classes.form} onSubmit={(event) => void add(event)}>
      <TextInput
        label={t('name')}
        placeholder={t('nameExample')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={60}
        required
        withAsterisk={false}
        error={errors.name}
      />
      <Button type="submit" variant="default" loading={state === 'making'}>
        {t('add')}
      </Button>
      <ErrorText>{errors.passkey ?? (state === 'refused' ? t('refused') : undefined)}</ErrorText>
    </form>
  )
}

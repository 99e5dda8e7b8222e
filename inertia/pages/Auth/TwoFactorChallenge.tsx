import { Link } from '@adonisjs/inertia/react'
import { Head } from '@inertiajs/react'
import { useState } from 'react'
import { CodeField } from '~/components/auth/CodeField'
import { PasskeyButton } from '~/components/auth/PasskeyButton'
import classes from '~/components/auth/auth.module.css'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'

type Props = InertiaProps<{ hasApp: boolean; hasPasskey: boolean }>

export default function TwoFactorChallenge({ hasApp, hasPasskey }: Props) {
  const t = useTranslations('auth.challenge')
  const [isRecovery, setIsRecovery] = useState(!hasApp)

  return (
    <>
      <Head title={t('title')} />
      <h1>{t('title')}</h1>
      <p className={classes.lead}>{isRecovery ? t('recoveryLead') : t('lead')}</p>
      <Form
        key={isRecovery ? 'recovery' : 'app'}
        route="two_factor_challenge.store"
        className={classes.form}
        resetOnError={['code']}
      >
        {isRecovery ? (
          <TextField
            name="code"
            label={t('recoveryCode')}
            placeholder="abcd-efgh-jkmn"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            required
          />
        ) : (
          <CodeField label={t('code')} autoFocus />
        )}
        <SubmitButton>{t('submit')}</SubmitButton>
        {hasPasskey && (
          <>
            <span className={classes.or}>{t('or')}</span>
            <PasskeyButton route="two_factor_challenge.passkey">{t('passkey')}</PasskeyButton>
          </>
        )}
      </Form>
      <p className={`${classes.foot} ${classes.row}`}>
        {hasApp && (
          <button type="button" className={classes.plain} onClick={() => setIsRecovery(!isRecovery)}>
            {isRecovery ? t('useApp') : t('useRecovery')}
          </button>
        )}
        <Link route="login">{t('back')}</Link>
      </p>
    </>
  )
}

import { Form, Link } from '@adonisjs/inertia/react'
import { Head } from '@inertiajs/react'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { PasskeyButton } from '~/components/auth/PasskeyButton'
import classes from '~/components/auth/auth.module.css'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'

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
        route="two_factor_challenge.store"
        className={classes.form}
        resetOnError
        disableWhileProcessing
      >
        {({ errors, processing }) => (
          <>
            {isRecovery ? (
              <TextInput
                key="recovery"
                name="code"
                label={t('recoveryCode')}
                placeholder="abcd-efgh-jkmn"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                autoFocus
                required
                withAsterisk={false}
                error={errors.code}
              />
            ) : (
              <TextInput
                key="app"
                name="code"
                label={t('code')}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                autoFocus
                required
                withAsterisk={false}
                error={errors.code}
              />
            )}
            <Button type="submit" size="md" loading={processing}>
              {t('submit')}
            </Button>
            {hasPasskey && (
              <>
                <span className={classes.or}>{t('or')}</span>
                <PasskeyButton url="/two-factor-challenge/passkey">{t('passkey')}</PasskeyButton>
              </>
            )}
          </>
        )}
      </Form>
      <p className={`${classes.foot} ${classes.row}`}>
        {hasApp && (
          <button
            type="button"
            className={classes.plain}
            onClick={() => setIsRecovery(!isRecovery)}
          >
            {isRecovery ? t('useApp') : t('useRecovery')}
          </button>
        )}
        <Link route="login">{t('back')}</Link>
      </p>
    </>
  )
}

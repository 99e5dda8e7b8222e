import { Form, Link } from '@adonisjs/inertia/react'
import { Head } from '@inertiajs/react'
import { Button, TextInput } from '@mantine/core'
import classes from '~/components/auth/auth.module.css'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ sentTo: string | null }>

export default function ForgotPassword({ sentTo }: Props) {
  const t = useTranslations('auth.forgot')

  return (
    <>
      <Head title={t('title')} />
      <h1>{sentTo ? t('sentTitle') : t('title')}</h1>
      {sentTo ? (
        <p className={classes.lead} role="status">
          {t.rich('sent', {
            email: sentTo,
            strong: (words) => <span className={classes.address}>{words}</span>,
          })}
        </p>
      ) : (
        <p className={classes.lead}>{t('lead')}</p>
      )}
      <Form route="forgot_password.store" className={classes.form} disableWhileProcessing>
        {({ errors, processing }) => (
          <>
            <TextInput
              name="email"
              type="email"
              label={t('email')}
              autoComplete="username"
              autoFocus={!sentTo}
              defaultValue={sentTo ?? ''}
              required
              withAsterisk={false}
              error={errors.email}
            />
            <Button
              type="submit"
              size="md"
              variant={sentTo ? 'default' : 'filled'}
              loading={processing}
            >
              {sentTo ? t('again') : t('submit')}
            </Button>
          </>
        )}
      </Form>
      <p className={classes.foot}>
        <Link route="login">{t('back')}</Link>
      </p>
    </>
  )
}

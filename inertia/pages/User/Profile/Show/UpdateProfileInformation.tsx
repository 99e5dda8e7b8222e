import { Form, useRouter } from '@adonisjs/inertia/react'
import { Button, TextInput } from '@mantine/core'
import { Callout } from '~/components/traveller/Callout'
import { useTranslations } from '~/i18n'
import { Section } from './Section'
import classes from './form.module.css'

type Props = { email: string; pendingEmail: string | null }

/** The address we write to: a new one counts once its mail was read. */
export function UpdateProfileInformation({ email, pendingEmail }: Props) {
  const t = useTranslations('profile.email')
  const router = useRouter()

  const cancel = () => router.delete({ route: 'email_change.destroy' }, { preserveScroll: true })

  return (
    <Section id="email" title={t('title')} description={t('lead')}>
      <p className={classes.name}>{email}</p>
      {pendingEmail ? (
        <Callout title={t('pendingTitle', { email: pendingEmail })}>
          <p>{t('pending')}</p>
          <Button variant="default" onClick={cancel}>
            {t('cancel')}
          </Button>
        </Callout>
      ) : (
        <Form
          route="email_change.store"
          className={classes.form}
          options={{ preserveScroll: true }}
          resetOnSuccess
          disableWhileProcessing
        >
          {({ errors, processing }) => (
            <>
              <TextInput
                name="email"
                type="email"
                label={t('new')}
                autoComplete="email"
                required
                withAsterisk={false}
                error={errors.email}
              />
              <Button type="submit" variant="default" loading={processing}>
                {t('submit')}
              </Button>
            </>
          )}
        </Form>
      )}
    </Section>
  )
}

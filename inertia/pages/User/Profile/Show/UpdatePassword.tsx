import { Form } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { CurrentPasswordInput } from '~/components/auth/CurrentPasswordInput'
import { NewPasswordInput } from '~/components/auth/NewPasswordInput'
import { useTranslations } from '~/i18n'
import { Section } from './Section'
import classes from './form.module.css'

export function UpdatePassword() {
  const t = useTranslations('profile.password')

  return (
    <Section id="password" title={t('title')} description={t('lead')}>
      <Form
        route="password.update"
        className={classes.form}
        options={{ preserveScroll: true }}
        resetOnSuccess
        disableWhileProcessing
      >
        {({ errors, processing, recentlySuccessful }) => (
          <>
            <CurrentPasswordInput
              name="currentPassword"
              label={t('current')}
              error={errors.currentPassword}
            />
            <NewPasswordInput error={errors.password} />
            <div className={classes.actions}>
              <Button type="submit" variant="default" loading={processing}>
                {t('submit')}
              </Button>
              {recentlySuccessful && <span className={classes.done}>{t('saved')}</span>}
            </div>
          </>
        )}
      </Form>
    </Section>
  )
}

import { Form } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { CurrentPasswordInput } from '~/components/auth/CurrentPasswordInput'
import { useTranslations } from '~/i18n'
import classes from './form.module.css'

export function LogoutOtherBrowserSessions({ count }: { count: number }) {
  const t = useTranslations('profile.browsers')
  const [isAsking, setIsAsking] = useState(false)

  if (!isAsking) {
    return (
      <Button variant="default" mt="md" onClick={() => setIsAsking(true)}>
        {t('others', { count })}
      </Button>
    )
  }
  return (
    <Form
      route="browser_sessions.destroy_others"
      className={classes.form}
      options={{ preserveScroll: true }}
      onSuccess={() => setIsAsking(false)}
      disableWhileProcessing
    >
      {({ errors, processing }) => (
        <>
          <CurrentPasswordInput
            label={t('password')}
            description={t('passwordHint')}
            autoFocus
            error={errors.password}
          />
          <div className={classes.actions}>
            <Button type="submit" loading={processing}>
              {t('others', { count })}
            </Button>
            <Button variant="subtle" onClick={() => setIsAsking(false)}>
              {t('keep')}
            </Button>
          </div>
        </>
      )}
    </Form>
  )
}

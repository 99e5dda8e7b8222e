import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from '~/i18n'
import { Form } from '~/ui/form/Form'
import { PasswordField } from '~/ui/form/PasswordField'
import { SubmitButton } from '~/ui/form/SubmitButton'
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
    <Form route="browser_sessions.destroy_others" className={classes.form} stay onSuccess={() => setIsAsking(false)}>
      <PasswordField label={t('password')} hint={t('passwordHint')} autoFocus />
      <div className={classes.actions}>
        <SubmitButton size="sm">{t('others', { count })}</SubmitButton>
        <Button variant="subtle" onClick={() => setIsAsking(false)}>
          {t('keep')}
        </Button>
      </div>
    </Form>
  )
}

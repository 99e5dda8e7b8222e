import { useTranslations } from '~/i18n'
import { Form } from '~/ui/form/Form'
import { PasswordField } from '~/ui/form/PasswordField'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { Section } from './Section'
import classes from './form.module.css'

export function UpdatePassword() {
  const t = useTranslations('profile.password')

  return (
    <Section id="password" title={t('title')} description={t('lead')}>
      <Form route="password.update" className={classes.form} stay resetOnSuccess>
        {({ recentlySuccessful }) => (
          <>
            <PasswordField name="currentPassword" label={t('current')} />
            <PasswordField isNew />
            <div className={classes.actions}>
              <SubmitButton size="sm" variant="default">
                {t('submit')}
              </SubmitButton>
              {recentlySuccessful && <span className={classes.done}>{t('saved')}</span>}
            </div>
          </>
        )}
      </Form>
    </Section>
  )
}

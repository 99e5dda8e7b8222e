import { Link } from '@adonisjs/inertia/react'
import { Head } from '@inertiajs/react'
import classes from '~/components/auth/auth.module.css'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ErrorText } from '~/ui/ErrorText'
import { Form } from '~/ui/form/Form'
import { PasswordField } from '~/ui/form/PasswordField'
import { SubmitButton } from '~/ui/form/SubmitButton'

type Props = InertiaProps<{ token: string; isInvalid: boolean }>

export default function ResetPassword({ token, isInvalid }: Props) {
  const t = useTranslations('auth.reset')
  const { link } = useErrors()

  return (
    <>
      <Head title={t('title')} />
      <h1>{t('title')}</h1>
      {isInvalid || link ? (
        <>
          <p className={classes.lead}>{t('invalid')}</p>
          <p className={classes.foot}>
            <Link route="forgot_password">{t('askAgain')}</Link>
          </p>
        </>
      ) : (
        <Form route="reset_password.store" routeParams={{ token }} className={classes.form}>
          <PasswordField isNew autoFocus />
          <SubmitButton>{t('submit')}</SubmitButton>
        </Form>
      )}
      <ErrorText>{link}</ErrorText>
    </>
  )
}

import { Link } from '@adonisjs/inertia/react'
import { Head } from '@inertiajs/react'
import classes from '~/components/auth/auth.module.css'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ErrorText } from '~/ui/ErrorText'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'

type Props = InertiaProps<{ token: string; email: string | null }>

export default function UndoEmailChange({ token, email }: Props) {
  const t = useTranslations('auth.undo')
  const { link } = useErrors()

  return (
    <>
      <Head title={t('title')} />
      <h1>{t('title')}</h1>
      {email && !link ? (
        <>
          <p className={classes.lead}>
            {t.rich('lead', {
              email,
              strong: (words) => <span className={classes.address}>{words}</span>,
            })}
          </p>
          <Form route="undo_email_change.store" routeParams={{ token }} className={classes.form}>
            <SubmitButton>{t('submit')}</SubmitButton>
          </Form>
        </>
      ) : (
        <ErrorText>{t('invalid')}</ErrorText>
      )}
      <p className={classes.foot}>
        <Link route="login">{t('back')}</Link>
      </p>
    </>
  )
}

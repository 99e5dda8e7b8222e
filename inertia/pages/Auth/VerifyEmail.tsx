import { Link } from '@adonisjs/inertia/react'
import { Head } from '@inertiajs/react'
import classes from '~/components/auth/auth.module.css'
import { type KeptEstimate, KeptFile } from '~/components/KeptFile'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'

type Props = InertiaProps<{ email: string | null; isInvalid: boolean; kept: KeptEstimate | null }>

export default function VerifyEmail({ email, isInvalid, kept, currentUser }: Props) {
  const t = useTranslations('auth.verify')

  return (
    <>
      <Head title={t('title')} />
      <h1>{isInvalid ? t('invalidTitle') : t('title')}</h1>
      <KeptFile kept={kept} />
      {isInvalid && <p className={classes.lead}>{t('invalid')}</p>}
      {email && (
        <p className={classes.lead}>
          {t.rich(isInvalid ? 'askNew' : 'sent', {
            email,
            strong: (words) => <span className={classes.address}>{words}</span>,
          })}
        </p>
      )}
      {email && (
        <Form route="verify_email.store" className={classes.form}>
          <SubmitButton variant="default">{t('again')}</SubmitButton>
        </Form>
      )}
      <p className={classes.foot}>
        {currentUser ? (
          <Link route="login.destroy" as="button" className={classes.plain}>
            {t('signOut')}
          </Link>
        ) : (
          <>
            {isInvalid && (
              <>
                <Link route="login">{t('signIn')}</Link> ·{' '}
              </>
            )}
            <Link route="register">{t('otherAddress')}</Link>
          </>
        )}
      </p>
    </>
  )
}

import { Head } from '@inertiajs/react'
import { IdentityForm } from '~/components/auth/IdentityForm'
import classes from '~/components/auth/auth.module.css'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ hasApp: boolean; hasPasskey: boolean }>

export default function ConfirmPassword({ hasApp, hasPasskey }: Props) {
  const t = useTranslations('common.confirm')

  return (
    <>
      <Head title={t('title')} />
      <h1>{t('title')}</h1>
      <p className={classes.lead}>{t('lead')}</p>
      <IdentityForm hasApp={hasApp} hasPasskey={hasPasskey} />
    </>
  )
}

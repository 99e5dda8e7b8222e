import { Head, usePage } from '@inertiajs/react'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import classes from './Show.module.css'

type Props = InertiaProps<{ status: number; requestId: string }>

const KNOWN = ['403', '404', '429', '500', '503'] as const

export default function ErrorShow({ status, requestId, currentUser, isStaff }: Props) {
  const t = useTranslations('common.errors')
  const { url } = usePage()
  const code = KNOWN.find((known) => known === String(status)) ?? '500'
  const isOurs = status >= 500
  const home = isStaff ? '/admin' : '/batches'

  return (
    <div className={classes.page}>
      <Head title={t(`${code}.title`)} />
      <p className={classes.status}>{status}</p>
      <h1>{t(`${code}.title`)}</h1>
      <p className={classes.text}>{t(`${code}.text`)}</p>
      <div className={classes.actions}>
        {(isOurs || code === '429') && <ButtonLink href={url}>{t('retry')}</ButtonLink>}
        <ButtonLink href={currentUser ? home : '/'} variant={isOurs ? 'default' : 'filled'}>
          {currentUser ? t('mine') : t('home')}
        </ButtonLink>
      </div>
      {isOurs && requestId && <p className={classes.reference}>{t('reference', { requestId })}</p>}
    </div>
  )
}

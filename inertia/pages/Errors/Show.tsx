import { Head, usePage } from '@inertiajs/react'
import { STATUSES } from '#app/web/http/isomorphic/statuses'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import classes from './Show.module.css'

type Props = InertiaProps<{ status: number; requestId: string }>

export default function ErrorShow(props: Props) {
  const { status, requestId, home, impersonation } = props
  const t = useTranslations('common.errors')
  const { url } = usePage()
  const code = STATUSES.find((known) => known === String(status)) ?? '500'
  const isOurs = status >= 500
  const words = impersonation && code === '403' ? 'viewing' : code
  const values = { traveller: impersonation?.traveller ?? '' }

  return (
    <div className={classes.page}>
      <Head title={t(`${words}.title`)} />
      <p className={classes.status}>{status}</p>
      <h1>{t(`${words}.title`)}</h1>
      <p className={classes.text}>{t(`${words}.text`, values)}</p>
      <div className={classes.actions}>
        {(isOurs || code === '429') && <ButtonLink href={url}>{t('retry')}</ButtonLink>}
        <ButtonLink href={home ?? '/'} variant={isOurs ? 'default' : 'filled'}>
          {t(home ? 'mine' : 'home')}
        </ButtonLink>
      </div>
      {isOurs && requestId && <p className={classes.reference}>{t('reference', { requestId })}</p>}
    </div>
  )
}

import { router, usePage } from '@inertiajs/react'
import { IconEye } from '@tabler/icons-react'
import { client } from '~/client'
import { useFormatter, useTranslations } from '~/i18n'
import classes from './ImpersonationBanner.module.css'

/** Over every page that a staff member views as someone else: whose it is, until when, and the way out. */
export function ImpersonationBanner() {
  const t = useTranslations('common.viewing')
  const format = useFormatter()
  const { impersonation } = usePage().props
  if (!impersonation) return null

  const { staffName, traveller, expiresAt } = impersonation
  const time = format.dateTime(new Date(expiresAt), { hour: '2-digit', minute: '2-digit' })

  return (
    <section className={classes.banner} aria-label={t('label')}>
      <p>
        <IconEye size={18} aria-hidden />
        {t('who', { staff: staffName, traveller, time })}
      </p>
      <button type="button" onClick={() => router.delete(client.urlFor('impersonation.destroy'))}>
        {t('end')}
      </button>
    </section>
  )
}

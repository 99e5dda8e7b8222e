import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import type { TenantTasks } from '#app/web/home/tenant_home'
import { client } from '~/client'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import classes from './Tasks.module.css'

/** What only a manager can do; each leads to where it is done. */
export function Tasks({ tasks }: { tasks: TenantTasks }) {
  const t = useTranslations('tenant.home.tasks')
  const items = useItems(tasks)

  return (
    <Card title={t('title')}>
      {items.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className={classes.tasks}>
          {items.map(({ href, text }) => (
            <li key={text}>
              <Link href={href}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function useItems(tasks: TenantTasks) {
  const t = useTranslations('tenant.home.tasks')
  const slug = usePage().props.tenant!.slug
  const batches = client.urlFor('tenant.batches.index', [slug])
  const claims = client.urlFor('tenant.claims.index', [slug])
  const members = client.urlFor('tenant.members.index', [slug])

  return [
    tasks.isMandateMissing && { href: client.urlFor('tenant.claims.create', [slug]), text: t('mandate') },
    tasks.unassignedCards > 0 && { href: batches, text: t('cards', { count: tasks.unassignedCards }) },
    tasks.openFiles > 0 && { href: batches, text: t('files', { count: tasks.openFiles }) },
    tasks.guided > 0 && { href: `${claims}?view=to_submit`, text: t('guided', { count: tasks.guided }) },
    tasks.unanswered > 0 && { href: `${claims}?view=waiting`, text: t('unanswered', { count: tasks.unanswered }) },
    tasks.notOnboarded > 0 && { href: members, text: t('people', { count: tasks.notOnboarded }) },
    tasks.expiredInvitations > 0 && { href: members, text: t('invitations', { count: tasks.expiredInvitations }) },
    tasks.isAccountMissing && { href: client.urlFor('tenant.balance.show', [slug]), text: t('account') },
  ].filter((item) => item !== false)
}

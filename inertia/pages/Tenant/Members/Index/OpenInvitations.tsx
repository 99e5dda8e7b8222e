import { usePage } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Data } from '~generated/data'
import { useDay } from '~/components/traveller/useDay'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { ErrorText } from '~/ui/ErrorText'
import classes from './Index.module.css'

type Invitation = Data.People.Organisations.Invitation

const FEW = 8

/** Who was invited and did not come yet. */
export default function OpenInvitations({ invitations }: { invitations: Invitation[] }) {
  const t = useTranslations('tenant.members.open')
  const errors = useErrors()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? invitations : invitations.slice(0, FEW)

  return (
    <Card title={t('title')}>
      <ErrorText>{errors.invitation}</ErrorText>
      {invitations.length === 0 && <p className={classes.facts}>{t('empty')}</p>}
      <ul className={classes.open}>
        {shown.map((invitation) => (
          <Item key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      {shown.length < invitations.length && (
        <Button variant="subtle" size="sm" mt="md" onClick={() => setShowsAll(true)}>
          {t('all', { count: invitations.length })}
        </Button>
      )}
    </Card>
  )
}

function Item({ invitation }: { invitation: Invitation }) {
  const t = useTranslations('tenant.members.open')
  const { tenant } = usePage().props
  const day = useDay()
  const { id, email, invitedBy, sentAt, expiresAt, isExpired } = invitation
  const routeParams = { tenant: tenant!.slug, id }

  return (
    <li>
      <p className={classes.email}>{email}</p>
      <p className={classes.facts}>
        {t('sentBy', { date: day(sentAt), name: invitedBy })},{' '}
        {t(isExpired ? 'expired' : 'until', { date: day(expiresAt) })}
      </p>
      <div className={classes.actions}>
        <ActionButton
          size="compact-sm"
          aria-label={t('againTo', { email })}
          route="tenant.invitations.update"
          routeParams={routeParams}
          stay
        >
          {t('again')}
        </ActionButton>
        <ConfirmButton
          size="compact-sm"
          title={t('revokeTitle', { email })}
          consequence={t('revokeBody')}
          route="tenant.invitations.destroy"
          routeParams={routeParams}
          stay
        >
          {t('revoke')}
        </ConfirmButton>
      </div>
    </li>
  )
}

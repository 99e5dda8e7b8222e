import type { Data } from '~generated/data'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { DateText } from '~/ui/DateText'
import { ErrorText } from '~/ui/ErrorText'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import classes from './Managers.module.css'

type Invitation = Data.People.Organisations.Invitation
type Props = { slug: string; invitations: Invitation[] }

/** Who was asked to manage an organisation and did not come yet. */
export function Invitations({ slug, invitations }: Props) {
  const t = useTranslations('admin.tenant.invitations')
  const errors = useErrors()

  return (
    <Card title={t('title')}>
      <ErrorText>{errors.invitation}</ErrorText>
      {invitations.length === 0 && <p className={classes.facts}>{t('empty')}</p>}
      <ul className={classes.list}>
        {invitations.map((invitation) => (
          <Item key={invitation.id} slug={slug} invitation={invitation} />
        ))}
      </ul>
      <Form
        route="admin.tenants.managers.store"
        routeParams={{ tenant_id: slug }}
        initial={{ email: '' }}
        className={classes.form}
        size="sm"
        resetOnSuccess
        stay
      >
        <TextField name="email" type="email" label={t('email')} maxLength={254} autoComplete="off" required />
        <SubmitButton>{t('invite')}</SubmitButton>
      </Form>
    </Card>
  )
}

function Item({
  slug,
  invitation: { id, email, invitedBy, sentAt, expiresAt, isExpired },
}: {
  slug: string
  invitation: Invitation
}) {
  const t = useTranslations('admin.tenant.invitations')
  const routeParams = { tenant_id: slug, id }

  return (
    <li>
      <p className={classes.email}>{email}</p>
      <p className={classes.facts}>
        {t('by', { name: invitedBy })} <DateText value={sentAt} />, {t(isExpired ? 'expired' : 'until')}{' '}
        <DateText value={expiresAt} />
      </p>
      <div className={classes.actions}>
        <ActionButton size="compact-sm" route="admin.tenants.managers.update" routeParams={routeParams} stay>
          {t('again')}
        </ActionButton>
        <ConfirmButton
          size="compact-sm"
          title={t('revokeTitle', { email })}
          consequence={t('revokeBody')}
          route="admin.tenants.managers.destroy"
          routeParams={routeParams}
          stay
        >
          {t('revoke')}
        </ConfirmButton>
      </div>
    </li>
  )
}

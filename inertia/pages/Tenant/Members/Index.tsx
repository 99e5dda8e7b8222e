import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { PageHeader } from '~/ui/PageHeader'
import type { PageMeta } from '~/ui/Pagination'
import classes from './Index/Index.module.css'
import { Invite, type InvitationAnswer } from './Index/Invite'
import { type Member, Members } from './Index/Members'
import { OpenInvitations } from './Index/OpenInvitations'

type Props = InertiaProps<{
  members: Member[]
  meta: PageMeta
  invitations: Data.Tenants.Invitation[]
  answers: InvitationAnswer[]
}>

export default function MembersIndex({ members, meta, invitations, answers, tenant }: Props) {
  const t = useTranslations('tenant.members')
  useLive(['MembersChanged'], ['members', 'meta', 'invitations'])

  return (
    <>
      <PageHeader title={t('title')} description={t('lead', { tenant: tenant!.name })} />
      <div className={classes.columns}>
        <Members members={members} meta={meta} />
        <div className={classes.side}>
          <Invite answers={answers} />
          <OpenInvitations invitations={invitations} />
        </div>
      </div>
    </>
  )
}

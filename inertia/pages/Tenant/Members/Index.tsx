import type { ListPage } from '#app/platform/lists/list_page'
import type { InvitationAnswer } from '#app/people/organisations/invitation_answer'
import type { MemberRow } from '#app/people/organisations/member_list'
import type { Data } from '~generated/data'
import { lazy, Suspense } from 'react'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { PageHeader } from '~/ui/PageHeader'
import classes from './Index/Index.module.css'
import { Members } from './Index/Members'
import { Overpaid } from './Index/Overpaid'

const Invite = lazy(() => import('./Index/Invite'))
const OpenInvitations = lazy(() => import('./Index/OpenInvitations'))

type Props = InertiaProps<{
  list: ListPage<MemberRow>
  isOverpaid: boolean
  invitations: Data.People.Organisations.Invitation[]
  answers: InvitationAnswer[]
}>

export default function MembersIndex({ list, invitations, answers, isOverpaid, tenant }: Props) {
  const t = useTranslations('tenant.members')
  useLive(['MembersChanged'], ['list', 'invitations'])

  return (
    <>
      <PageHeader title={t('title')} description={t('lead', { tenant: tenant!.name })} />
      {isOverpaid && <Overpaid tenant={tenant!} />}
      <div className={classes.columns}>
        <Members list={list} />
        <div className={classes.side}>
          <Suspense>
            <Invite answers={answers} />
            <OpenInvitations invitations={invitations} />
          </Suspense>
        </div>
      </div>
    </>
  )
}

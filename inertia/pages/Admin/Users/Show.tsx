import { Deferred } from '@inertiajs/react'
import type { EmailRow } from '#app/messages/emails/email_list'
import type { ListPage } from '#app/platform/lists/list_page'
import type { SectionCounts } from '#app/people/accounts/user_sections'
import { useLabels } from '~/components/staff/labels'
import { Neighbours } from '~/components/staff/Neighbours'
import { type Filter, usersUrl, userSectionUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { PageHeader } from '~/ui/PageHeader'
import type { Data } from '~generated/data'
import { Actions } from './Show/Actions'
import { AuditLogs, LogLoading } from './Show/AuditLogs'
import type { Trail } from './Show/AuditLogs/trail'
import { Badges } from './Show/Badges'
import { Emails } from './Show/Emails'
import { type MoneyProps, MoneySection } from './Show/MoneySection'
import { OVCPCards, type CardOfUser } from './Show/OVCPCards'
import { Sections, type Section } from './Show/Sections'
import { Strip } from './Show/Strip'
import { UserInfo } from './Show/UserInfo'
import type { Facts } from './Show/UserInfo/info'
import type { Block, May } from './Show/may'

type Props = InertiaProps<
  {
    section: Section
    filter: Filter
    user: Data.People.Accounts.User.Variants['forAdmin']
    hasTwoFactor: boolean
    counts?: SectionCounts
    neighbours: { previous: string | null; next: string | null }
    may: May
    info?: Data.People.Accounts.User.Variants['forInfo']
    facts?: Facts
    block?: Block | null
    roles?: Data.People.Accounts.User['role'][]
    mail?: ListPage<EmailRow>
    email?: Data.Messages.Emails.Email | null
    emailText?: string | null
    auditLogs?: Trail
    auditActions?: string[]
    cards?: CardOfUser[]
  } & MoneyProps
>

/** One person: who they are to us, and what was said, done and written down. Each section is loaded when opened. */
export default function UserShow(props: Props) {
  const { section, filter, user, hasTwoFactor, counts, neighbours, may } = props
  const { info, facts, roles, auditLogs, auditActions, cards } = props
  const { mail, email, emailText } = props
  const t = useTranslations('admin_users.show')
  const tList = useTranslations('admin_users.list')
  const role = useLabels('role')
  const at = { user, may, filter, hasTwoFactor }

  return (
    <>
      <PageHeader
        title={user.name}
        documentTitle={`${t(`section.${section}`)} · ${user.name}`}
        badge={<Badges user={user} hasTwoFactor={hasTwoFactor} />}
        description={
          <>
            {user.email}
            <br />
            {t('about', { role: role(user.role), organisation: user.organisation })}
          </>
        }
        breadcrumbs={[{ label: tList('title'), href: usersUrl(filter) }]}
        actions={
          <Neighbours
            label={t('neighbours')}
            previous={neighbours.previous && userSectionUrl(neighbours.previous, section, filter)}
            next={neighbours.next && userSectionUrl(neighbours.next, section, filter)}
            noPrevious={t('noPrevious')}
            noNext={t('noNext')}
          />
        }
      />
      <Strip counts={counts} />
      <Sections user={user} current={section} counts={counts} filter={filter} />
      {section === 'user-info' && info && facts && <UserInfo {...at} info={info} facts={facts} />}
      {section === 'actions' && roles && <Actions {...at} roles={roles} block={props.block} />}
      {section === 'emails' && mail && <Emails {...at} list={mail} opened={email} text={emailText} />}
      {section === 'audit-logs' && auditActions && (
        <Deferred data="auditLogs" fallback={<LogLoading />}>
          <AuditLogs userId={user.id} trail={auditLogs} actions={auditActions} />
        </Deferred>
      )}
      {section === 'ovcp-cards' && cards && <OVCPCards cards={cards} />}
      <MoneySection {...props} />
    </>
  )
}

import type { SectionCounts } from '#app/people/accounts/user_sections'
import { Tabs } from '~/components/staff/Tabs'
import { type Filter, userSectionUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'

/** Each section with the props that opening it asks for, and no others. */
const SECTIONS = {
  'user-info': ['info', 'facts'],
  actions: ['block', 'roles'],
  balance: ['balance', 'corrections'],
  'balance-transactions': ['ledger'],
  refunds: ['refunds'],
  payouts: ['payouts'],
  transactions: ['taps'],
  batches: ['batches'],
  emails: ['emails', 'emailsMeta', 'email', 'emailText'],
  'audit-logs': ['auditLogs', 'auditActions'],
  'ovcp-cards': ['cards'],
} as const

export type Section = keyof typeof SECTIONS

type Props = {
  user: { id: string }
  current: Section
  /** On their way at first. */
  counts?: SectionCounts
  filter: Filter
}

export function Sections({ user, current, counts, filter }: Props) {
  const t = useTranslations('admin_users.show')
  const countOf: Partial<Record<Section, number>> = {
    payouts: counts?.payouts,
    batches: counts?.batches,
    emails: counts?.emails,
    'audit-logs': counts?.auditLogs,
    'ovcp-cards': counts?.cards,
  }
  const tabs = (Object.keys(SECTIONS) as Section[]).map((section) => ({
    key: section,
    label: t(`section.${section}`),
    href: userSectionUrl(user.id, section, filter),
    count: countOf[section],
    only: ['section', ...SECTIONS[section]],
  }))

  return <Tabs label={t('sections')} tabs={tabs} current={current} />
}

import { Link } from '@adonisjs/inertia/react'
import { userUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DefinitionList } from '~/ui/DefinitionList'
import type { Facts, Info } from './info'
import { Note } from './Note'
import { useDay } from './useDay'

type Props = { info: Info; facts: Facts }

/** Where money of theirs goes, and what premium and referrals do to it. */
export function MoneyInfo({ info, facts }: Props) {
  const t = useTranslations('admin_users.info')
  const day = useDay()
  const premiumNote = usePremiumNote(info)

  return (
    <Card title={t('money')}>
      <DefinitionList
        items={[
          {
            term: t('iban'),
            value: info.ibanLast4 ? (
              <Note note={info.ibanChangedAt && t('ibanChanged', { day: day(info.ibanChangedAt) })}>
                {t('ibanEnding', { last4: info.ibanLast4 })}
              </Note>
            ) : (
              t('ibanNone')
            ),
          },
          {
            term: t('premium'),
            value: info.premiumSince ? (
              <Note note={premiumNote}>{t('premiumSince', { day: day(info.premiumSince) })}</Note>
            ) : (
              t('premiumNone')
            ),
          },
          { term: t('referral'), value: info.referralCode },
          {
            term: t('referredBy'),
            value: facts.referredById ? (
              <Link href={userUrl(facts.referredById)}>{facts.referredByName}</Link>
            ) : (
              t('nobody')
            ),
          },
          {
            term: t('peopleJoined'),
            value: (
              <Note note={facts.peopleJoined > 0 && t('peopleRewarded', { rewarded: facts.peopleRewarded })}>
                {t('peopleJoinedCount', { joined: facts.peopleJoined })}
              </Note>
            ),
          },
        ]}
      />
    </Card>
  )
}

function usePremiumNote({ premiumPaidUntil, premiumCancelledAt }: Info) {
  const t = useTranslations('admin_users.info')
  const day = useDay()
  return [
    premiumPaidUntil && t('paidUntil', { day: day(premiumPaidUntil) }),
    premiumCancelledAt && t('premiumEnds', { day: day(premiumCancelledAt) }),
  ]
    .filter(Boolean)
    .join(', ')
}

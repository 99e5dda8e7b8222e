import { client } from '~/client'
import { useLabels } from '~/components/staff/labels'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateText } from '~/ui/DateText'
import { DefinitionList } from '~/ui/DefinitionList'
import type { Facts, Info } from './info'
import { useDay } from './useDay'

type Props = { info: Info; facts: Facts }

/** How someone travels, and what they allowed us to do about it. */
export function TravelInfo({ userId, info, facts }: Props & { userId: string }) {
  const t = useTranslations('admin_users.info')
  const product = useLabels('travelProduct')
  const mandate = useMandate(info, facts)
  const date = (iso: string | null) => (iso ? <DateText value={iso} /> : t('notYet'))

  return (
    <Card title={t('travelling')}>
      <DefinitionList
        items={[
          { term: t('travelProduct'), value: product(info.travelProduct) },
          {
            term: t('mandate'),
            value: (
              <>
                {mandate}{' '}
                {facts.mandateVersion && (
                  <a href={client.urlFor('admin.users.mandate.show', [userId])} download>
                    {t('mandateFile')}
                  </a>
                )}
              </>
            ),
          },
          { term: t('terms'), value: date(info.termsAcceptedAt) },
          { term: t('onboarded'), value: date(info.onboardedAt) },
        ]}
      />
    </Card>
  )
}

function useMandate({ mandateSignedAt }: Info, { mandateVersion }: Facts) {
  const t = useTranslations('admin_users.info')
  const day = useDay()
  if (!mandateSignedAt) return t('mandateNone')
  if (!mandateVersion) return t('mandateSigned', { day: day(mandateSignedAt) })
  return t('mandateVersion', { day: day(mandateSignedAt), version: mandateVersion })
}

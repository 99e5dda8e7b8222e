import type { CommitteeQuestion as Question } from '#app/claims/claims/committee_question'
import { Stack } from '@mantine/core'
import type { Data } from '~generated/data'
import sections from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { Card } from '~/ui/Card'
import { useMoney } from '~/ui/Money'

type Props = { claim: Data.Claims.Claims.Claim; question: Question }

/** Whether a committee may hear of the claim: what it costs, who pays, how it may end, and that a yes is a mandate. */
export default function CommitteeQuestion({ claim, question }: Props) {
  const t = useTranslations('claims.show.committee')
  const money = useMoney()
  const { committee, disputedCents, feeCents, odds } = question
  const answer = (said: 'yes' | 'no') => ({
    route: 'claims.committee.store' as const,
    routeParams: { claim_id: claim.reference },
    data: { answer: said },
    stay: true,
  })

  return (
    <Card title={t('title')}>
      <Stack gap="sm">
        <p>{t(committee, { operator: claim.operatorName, amount: money(disputedCents) })}</p>
        <p>{feeCents === 0 ? t('feeFree') : t('feePaid', { fee: money(feeCents), operator: claim.operatorName })}</p>
        <p>{odds ? t('odds', odds) : t('noOdds')}</p>
        <p>{t('consent', { percentage: claim.feeBps / 100 })}</p>
        <div className={sections.actions}>
          <ActionButton variant="filled" {...answer('yes')}>
            {t('yes')}
          </ActionButton>
          <ActionButton {...answer('no')}>{t('no')}</ActionButton>
        </div>
      </Stack>
    </Card>
  )
}

import type { Data } from '~generated/data'
import { client } from '~/client'
import { Callout } from '~/components/traveller/Callout'
import sections from '~/components/traveller/Sections.module.css'
import { useClaimStatusText, useRefundsTo } from '~/components/traveller/useClaimStatusText'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import classes from './ClaimStatusCard.module.css'

/** Where the claim stands in plain words, what comes next and who has it. */
export function ClaimStatusCard({ claim, isAsked }: { claim: Data.Claims.Claims.Claim; isAsked: boolean }) {
  const t = useTranslations('claims')
  const { now, ...rest } = useClaimStatusText(claim, useRefundsTo())
  const { next, owner } = isAsked ? ({ next: t('next.committee'), owner: 'you' } as const) : rest

  return (
    <Card title={t('show.now')}>
      <div className={classes.standing}>
        <p className={classes.now}>{now}</p>
        {claim.rejectionReason && (
          <Callout tone="bad">
            {t(`rejectionReasons.${claim.rejectionReason}`)}
            {claim.statedReason && <q className={classes.stated}>{claim.statedReason}</q>}
          </Callout>
        )}
        <p>{next}</p>
        <p className={classes.has}>
          <span>{t('has.label')}</span>
          <strong>{owner === 'operator' ? claim.operatorName : t(`has.${owner}`)}</strong>
        </p>
      </div>
      {claim.isPaymentAsked && (
        <div className={sections.actions}>
          <ButtonLink href={client.urlFor('claims.create')} variant="filled">
            {t('show.answerPayment')}
          </ButtonLink>
        </div>
      )}
      {claim.canSubmit && !claim.isPaymentAsked && (
        <div className={sections.actions}>
          <ButtonLink href={client.urlFor('claims.submissions.create', [claim.reference])} variant="filled">
            {t('show.submitIt')}
          </ButtonLink>
        </div>
      )}
      {claim.awaitsDirectPayment && (
        <div className={sections.actions}>
          <ConfirmButton
            variant="filled"
            danger={false}
            title={t('show.directTitle', { operator: claim.operatorName })}
            consequence={t('show.directBody')}
            route="claims.direct_payments.store"
            routeParams={{ claim_id: claim.reference }}
            stay
          >
            {t('show.direct')}
          </ConfirmButton>
          <ConfirmButton
            danger={false}
            title={t('show.setOffTitle', { operator: claim.operatorName })}
            consequence={t('show.setOffBody')}
            route="claims.direct_payments.store"
            routeParams={{ claim_id: claim.reference }}
            data={{ how: 'set_off' }}
            stay
          >
            {t('show.setOff')}
          </ConfirmButton>
        </div>
      )}
      {claim.status === 'refunded' && (
        <div className={sections.actions}>
          <ButtonLink href={client.urlFor('balance.show')}>{t('show.balance')}</ButtonLink>
        </div>
      )}
    </Card>
  )
}

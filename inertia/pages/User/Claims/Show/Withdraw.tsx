import type { Data } from '~generated/data'
import { useDay } from '~/components/traveller/useDay'
import { useTranslations } from '~/i18n'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { useMoney } from '~/ui/Money'

/** The traveller's way back while the operator has not decided. */
export function Withdraw({ claim }: { claim: Data.Claims.Claims.Claim }) {
  const t = useTranslations('claims.show')
  const money = useMoney()
  const day = useDay()

  return (
    <div>
      <ConfirmButton
        title={t('withdrawTitle')}
        consequence={t('withdrawBody', {
          operator: claim.operatorName,
          gross: money(claim.grossCents),
          deadline: day(claim.deadlineOn),
        })}
        route="claims.destroy"
        routeParams={{ id: claim.reference }}
      >
        {t('withdraw')}
      </ConfirmButton>
    </div>
  )
}

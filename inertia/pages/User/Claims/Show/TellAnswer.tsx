import type { RejectionReason } from '#app/claims/claims/isomorphic/rejection_reason'
import type { Data } from '~generated/data'
import AnswerButtons from '~/components/traveller/AnswerButtons'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ErrorText } from '~/ui/ErrorText'

type Props = { claim: Data.Claims.Claims.Claim; reasons: RejectionReason[] }

/** What the traveller submitted, the operator answers to the traveller. */
export default function TellAnswer({ claim, reasons }: Props) {
  const t = useTranslations('claims.show.answer')
  const errors = useErrors()
  const words = { operator: claim.operatorName }

  return (
    <Card title={t('title', words)} description={t('lead', words)}>
      <ErrorText>{errors.claim}</ErrorText>
      <AnswerButtons claim={claim} reasons={reasons} />
    </Card>
  )
}

import { Stack } from '@mantine/core'
import { HOLD_REASONS } from '#app/claims/claims/isomorphic/hold_reason'
import { useLabelOptions, useLabels } from '~/components/staff/labels'
import { type Filter, listState } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { Card } from '~/ui/Card'
import { FormDialog } from '~/ui/form/FormDialog'
import { SelectField } from '~/ui/form/SelectField'
import { TextAreaField } from '~/ui/form/TextAreaField'
import type { Data } from '~generated/data'

type Claim = Data.Claims.Claims.Claim.Variants['forAdmin']
type Props = { claim: Claim; canWork: boolean; filter: Filter }

/** A question to the traveller, and what came of it. */
export function Hold({ claim, canWork, filter }: Props) {
  const t = useTranslations('admin.claim')
  const reason = useLabels('holdReason')
  const mayHold = canWork && claim.canBeHeld
  if (!mayHold && claim.status !== 'on_hold' && !claim.holdReply) return null

  return (
    <Card title={t('hold')} description={mayHold ? t('holdHint') : undefined}>
      <Stack gap="sm" align="flex-start">
        {claim.holdReason && (
          <p>
            <strong>{reason(claim.holdReason)}</strong>
            <br />
            {claim.holdNote}
          </p>
        )}
        {claim.holdReply && <p>{t('reply', { reply: claim.holdReply })}</p>}
        {claim.mayPassReplyOn && canWork && (
          <ActionButton
            route="admin.claims.hold.pass_on"
            routeParams={{ claim_id: claim.reference }}
            qs={listState(filter)}
            stay
          >
            {t('passOn', { operator: claim.operatorName })}
          </ActionButton>
        )}
        {mayHold && <HoldDialog claim={claim} filter={filter} />}
        {claim.status === 'on_hold' && canWork && (
          <ActionButton
            route="admin.claims.hold.destroy"
            routeParams={{ claim_id: claim.reference }}
            qs={listState(filter)}
            stay
          >
            {t('resume')}
          </ActionButton>
        )}
      </Stack>
    </Card>
  )
}

function HoldDialog({ claim, filter }: { claim: Claim; filter: Filter }) {
  const t = useTranslations('admin.claim')
  const reasons = useLabelOptions('holdReason', HOLD_REASONS)

  return (
    <FormDialog
      label={t('ask')}
      title={t('askTitle', { traveller: claim.traveller })}
      route="admin.claims.hold.store"
      routeParams={{ claim_id: claim.reference }}
      qs={listState(filter)}
      resetOnSuccess
    >
      <SelectField
        name="reason"
        label={t('holdReason')}
        options={[{ value: '', label: t('chooseReason') }, ...reasons]}
        required
      />
      <TextAreaField name="note" label={t('question')} hint={t('questionHint')} rows={3} maxLength={2000} required />
    </FormDialog>
  )
}

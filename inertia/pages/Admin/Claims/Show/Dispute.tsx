import type { CommitteeAsked } from '#app/claims/claims/committee_asked'
import { Button, Stack } from '@mantine/core'
import { client } from '~/client'
import { useLabels } from '~/components/staff/labels'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { DateText } from '~/ui/DateText'
import { DefinitionList } from '~/ui/DefinitionList'
import { FormDialog } from '~/ui/form/FormDialog'
import { TextField } from '~/ui/form/TextField'
import { type Filter, listState } from '~/components/staff/urls'
import type { Data } from '~generated/data'
import classes from './Answers.module.css'

type Claim = Data.Claims.Claims.Claim.Variants['forAdmin']
type Props = { claim: Claim; consents: CommitteeAsked[]; canWork: boolean; filter: Filter }

/** What can be done against an answer, in the order in which it is done, with the last day of each. */
export function Dispute({ claim, consents, canWork, filter }: Props) {
  const t = useTranslations('admin.claim')
  const committee = useLabels('committee')
  const { canBeObjectedTo, nextCommittee, escalatedTo, contestableUntil, escalateUntil } = claim
  const asked = consents.find((one) => one.committee === nextCommittee)
  if (!canBeObjectedTo && !nextCommittee && !escalatedTo) return null

  return (
    <Card title={t('dispute')}>
      <Stack gap="sm">
        <DefinitionList
          sideBySide
          items={[
            ...(canBeObjectedTo ? [{ term: t('objectUntil'), value: <DateText value={contestableUntil!} /> }] : []),
            ...(escalatedTo ? [{ term: t('isWith'), value: committee(escalatedTo) }] : []),
            ...(claim.caseReference ? [{ term: t('caseReference'), value: claim.caseReference }] : []),
            ...consents.map((one) => ({
              term: t('askedOn', { committee: committee(one.committee) }),
              value: (
                <>
                  {t(SAID[one.answer ?? 'none'])} <DateText value={one.answeredAt ?? one.askedAt} />
                </>
              ),
            })),
            ...(nextCommittee ? [{ term: t('escalateUntil'), value: <DateText value={escalateUntil!} /> }] : []),
          ]}
        />
        {canWork && (
          <div className={classes.actions}>
            {canBeObjectedTo && (
              <ButtonLink
                href={client.urlFor('admin.objections.create', [], {
                  qs: { claims: claim.reference },
                })}
              >
                {t('object')}
              </ButtonLink>
            )}
            {nextCommittee && !asked && (
              <ConfirmButton
                variant="default"
                danger={false}
                route="admin.claims.escalation.ask"
                routeParams={{ claim_id: claim.reference }}
                stay
                title={t('askTravellerTitle', {
                  traveller: claim.traveller,
                  committee: committee(nextCommittee),
                })}
                consequence={t('askTravellerText')}
              >
                {t('askTraveller', { committee: committee(nextCommittee) })}
              </ConfirmButton>
            )}
            {nextCommittee && asked?.answer === 'yes' && (
              <>
                <Button
                  component="a"
                  variant="default"
                  href={client.urlFor('admin.claims.escalation.dossier', [claim.reference])}
                  download
                >
                  {t('dossier')}
                </Button>
                <Escalate claim={claim} filter={filter} />
              </>
            )}
          </div>
        )}
      </Stack>
    </Card>
  )
}

const SAID = { yes: 'saidYes', no: 'saidNo', none: 'waitsForTraveller' } as const

/** Only after the dossier really went: nothing here sends it. */
function Escalate({ claim, filter }: { claim: Claim; filter: Filter }) {
  const t = useTranslations('admin.claim')
  const committee = useLabels('committee')
  const name = committee(claim.nextCommittee!)

  return (
    <FormDialog
      label={t('escalate')}
      title={t('escalateTitle', { committee: name })}
      route="admin.claims.escalation.store"
      routeParams={{ claim_id: claim.reference }}
      qs={listState(filter)}
    >
      <p>{t('escalateText', { committee: name })}</p>
      <TextField name="caseReference" label={t('caseReference')} maxLength={60} required />
    </FormDialog>
  )
}

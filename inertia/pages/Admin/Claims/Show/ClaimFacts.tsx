import { expectedOf } from '#app/claims/claims/isomorphic/fee'
import { AnswerDay, DeadlineDay } from '~/components/staff/Dates'
import { DefinitionList } from '~/ui/DefinitionList'
import { useLabels } from '~/components/staff/labels'
import { PersonLink } from '~/components/staff/PersonLink'
import { useTranslations } from '~/i18n'
import { DateText } from '~/ui/DateText'
import { Money } from '~/ui/Money'
import type { Data } from '~generated/data'
import classes from './ClaimFacts.module.css'

export function ClaimFacts({ claim }: { claim: Data.Claims.Claims.Claim.Variants['forAdmin'] }) {
  const t = useTranslations('admin.claim')
  const waitsWith = useLabels('waitsWith')

  return (
    <div className={classes.strip}>
      <DefinitionList
        sideBySide
        items={[
          { term: t('gross'), value: <Money cents={claim.grossCents} /> },
          { term: t('net'), value: <Money cents={expectedOf(claim).netCents} /> },
          {
            term: t('traveller'),
            value: (
              <>
                <PersonLink id={claim.travellerId}>{claim.traveller}</PersonLink>
                <small>{claim.travellerEmail}</small>
              </>
            ),
          },
          { term: t('tenant'), value: claim.tenantName },
          {
            term: t('submitted'),
            value: claim.submittedAt ? <DateText value={claim.submittedAt} /> : t('notYet'),
          },
          { term: t('waitsWith'), value: waitsWith(claim.waitsWith) },
          { term: t('answerExpected'), value: <AnswerDay claim={claim} /> },
          { term: t('deadline'), value: <DeadlineDay claim={claim} /> },
        ]}
      />
    </div>
  )
}

import type { ClaimEstimate } from '#app/travel/batches/claim_estimate'
import type { Data } from '~generated/data'
import { client } from '~/client'
import classes from '~/components/traveller/Sections.module.css'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { ErrorText } from '~/ui/ErrorText'
import { PageHeader } from '~/ui/PageHeader'
import { Files } from './Show/Files'
import { Together } from './Show/Together'

type Props = InertiaProps<{
  groupId: string
  batches: Data.Travel.Batches.Batch[]
  cards: Data.Travel.Cards.OvcpCard[]
  worth?: ClaimEstimate | null
}>

const isEnd = (status: string) => ['imported', 'undone', 'failed'].includes(status)

export default function BatchGroupShow({ groupId, batches, cards, worth }: Props) {
  const t = useTranslations('batches')
  const errors = useErrors()
  useLive(['BatchProgressed', 'BatchImported'], ['batches', 'cards', 'worth'])
  const states = new Set(batches.map(({ status }) => status))
  const isOver = batches.every(({ status }) => isEnd(status))
  const lead = !isOver ? 'group.lead' : states.has('imported') ? 'group.leadDone' : 'plan.leadUndone'

  return (
    <>
      <PageHeader
        title={t('group.title', { count: batches.length })}
        description={t(lead)}
        breadcrumbs={[{ label: t('title'), href: client.urlFor('batches.index') }]}
      />
      <div className={classes.sections}>
        <ErrorText>{errors.batch}</ErrorText>
        <Together {...{ groupId, batches, worth }} />
        <Files {...{ batches, cards }} />
      </div>
    </>
  )
}

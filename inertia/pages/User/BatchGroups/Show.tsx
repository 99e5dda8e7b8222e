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

export default function BatchGroupShow({ groupId, batches, cards, worth }: Props) {
  const t = useTranslations('batches')
  const errors = useErrors()
  useLive(['BatchProgressed', 'BatchImported'], ['batches', 'cards', 'worth'])
  const isOpen = batches.some(({ status }) => status !== 'imported' && status !== 'undone')
  const isUndone = batches.every(({ status }) => status === 'undone')

  return (
    <>
      <PageHeader
        title={t('group.title', { count: batches.length })}
        description={t(isOpen ? 'group.lead' : isUndone ? 'plan.leadUndone' : 'group.leadDone')}
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

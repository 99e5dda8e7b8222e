import type { Choices } from '#app/job_applications/application_form'
import { client } from '~/client'
import sections from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import { ApplicationForm } from './Create/ApplicationForm'
import { TheWork } from './Create/TheWork'

type Props = InertiaProps<{ isResearcher: boolean; choices: Choices }>

export default function JobApplicationCreate({ isResearcher, choices, currentUser }: Props) {
  const t = useTranslations('job_application')

  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      {isResearcher ? (
        <EmptyState
          illustration="done"
          title={t('already.title')}
          description={t('already.text')}
          action={
            <ButtonLink href={client.urlFor('batches.index')}>{t('already.back')}</ButtonLink>
          }
        />
      ) : (
        <div className={sections.columns}>
          <ApplicationForm choices={choices} draftKey={`job-application:${currentUser?.id}`} />
          <TheWork />
        </div>
      )}
    </>
  )
}

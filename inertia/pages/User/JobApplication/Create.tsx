import type { Choices } from '#app/people/applications/application_form'
import { client } from '~/client'
import sections from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import { ApplicationForm } from './Create/ApplicationForm'
import { TheWork } from './Create/TheWork'

type Props = InertiaProps<{ isOpen: boolean; isResearcher: boolean; choices: Choices }>

export default function JobApplicationCreate(props: Props) {
  const { isOpen, isResearcher, choices, currentUser } = props
  const t = useTranslations('job_application')

  return (
    <>
      <PageHeader title={t('title')} description={isOpen && t('lead')} />
      {isResearcher && (
        <EmptyState
          illustration="done"
          title={t('already.title')}
          description={t('already.text')}
          action={<ButtonLink href={client.urlFor('batches.index')}>{t('already.back')}</ButtonLink>}
        />
      )}
      {!isResearcher && !isOpen && (
        <EmptyState
          title={t('closed')}
          action={<ButtonLink href={client.urlFor('home.show')}>{t('backHome')}</ButtonLink>}
        />
      )}
      {!isResearcher && isOpen && (
        <div className={sections.columns}>
          <ApplicationForm choices={choices} draftKey={`job-application:${currentUser?.id}`} />
          <TheWork />
        </div>
      )}
    </>
  )
}

import type { Data } from '~generated/data'
import { client } from '~/client'
import sections from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { ErrorText } from '~/ui/ErrorText'
import { PageHeader } from '~/ui/PageHeader'
import { ApplicationStatus } from './Success/ApplicationStatus'
import { Sent } from './Success/Sent'
import { Progress } from './Success/Progress'
import { Withdraw } from './Success/Withdraw'

type Props = InertiaProps<{
  application: Data.People.Applications.JobApplication
  mayApply: boolean
}>

export default function JobApplicationSuccess({ application, mayApply, errors }: Props) {
  const t = useTranslations('job_application')
  const { status } = application

  return (
    <>
      <PageHeader
        title={t(`show.title.${status}`)}
        badge={<ApplicationStatus status={status} />}
        actions={mayApply && <ButtonLink href={client.urlFor('job_application.create')}>{t('show.again')}</ButtonLink>}
      />
      <div className={sections.narrow}>
        <ErrorText>{(errors as Record<string, string>).application}</ErrorText>
        <Progress application={application} mayApply={mayApply} />
        <Sent application={application} />
        {application.canWithdraw && <Withdraw />}
      </div>
    </>
  )
}

import { type CodeOf, useLabels } from '~/components/staff/labels'
import { useTranslations } from '~/i18n'
import classes from './Jobs.module.css'

export type Job = { name: CodeOf<'job'>; waiting: number; active: number; failed: number }

/** What the server has to do by itself, and what it could not do. */
export function Jobs({ jobs }: { jobs: Job[] }) {
  const t = useTranslations('admin.overview')
  const labelOf = useLabels('job')
  if (jobs.length === 0) return <p className={classes.none}>{t('noJobs')}</p>

  return (
    <table className={classes.jobs}>
      <thead>
        <tr>
          <th scope="col">{t('job')}</th>
          <th scope="col">{t('waiting')}</th>
          <th scope="col">{t('active')}</th>
          <th scope="col">{t('failed')}</th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.name}>
            <th scope="row">{labelOf(job.name)}</th>
            <td>{job.waiting}</td>
            <td>{job.active}</td>
            <td data-bad={job.failed > 0 || undefined}>{job.failed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

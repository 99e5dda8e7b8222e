import type { AttachedFile } from '#app/claims/attachments/attachments_of'
import { Stack } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { client } from '~/client'
import { useFormatter, useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateText } from '~/ui/DateText'
import type { AttachTarget } from './AttachForm'
import classes from './Attachments.module.css'

const AttachForm = lazy(() => import('./AttachForm'))

type Props = {
  attachments: AttachedFile[]
  /** Where a file goes; without it none can be added. */
  target: AttachTarget | null
}

/** What the operator wrote, as it came. */
export function Attachments({ attachments, target }: Props) {
  const t = useTranslations('admin.attachments')
  const format = useFormatter()

  return (
    <Card title={t('title')} description={t('hint')}>
      <Stack gap="sm">
        {attachments.length > 0 && (
          <ul className={classes.files}>
            {attachments.map((file) => (
              <li key={file.id}>
                <a href={client.urlFor('admin.attachments.show', [file.id])} download>
                  {file.name}
                </a>
                <small>
                  {format.number(file.bytes / 1_000, {
                    style: 'unit',
                    unit: 'kilobyte',
                    maximumFractionDigits: 0,
                  })}
                  {', '}
                  <DateText value={file.at} />
                  {', '}
                  {file.by}
                  {file.isOfLetter && `, ${t('ofLetter')}`}
                </small>
              </li>
            ))}
          </ul>
        )}
        {target && (
          <Suspense>
            <AttachForm target={target} />
          </Suspense>
        )}
      </Stack>
    </Card>
  )
}

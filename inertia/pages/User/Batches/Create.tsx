import { useForm } from '@inertiajs/react'
import type { Data } from '~generated/data'
import { client } from '~/client'
import classes from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { FileDrop } from '~/ui/FileDrop'
import { FieldHint } from '~/ui/FieldHint'
import { PageHeader } from '~/ui/PageHeader'
import { Guide } from './Create/Guide'
import { UploadOptions, type Upload } from './Create/UploadOptions'

type Props = InertiaProps<{ cards: Data.OvcpCards.OvcpCard[] }>

const LIMIT_BYTES = 50 * 1024 * 1024

export default function BatchCreate({ cards }: Props) {
  const t = useTranslations('batches')
  const upload = useForm<Upload>({ file: null, cardId: '', dayFirst: '' })

  const send = (file: File) => {
    upload.setData('file', file)
    upload.transform((data) => ({ ...data, file }))
    upload.post(client.urlFor('batches.store'), { forceFormData: true })
  }

  return (
    <>
      <PageHeader
        title={t('create.title')}
        description={t('create.lead')}
        breadcrumbs={[{ label: t('title'), href: client.urlFor('batches.index') }]}
      />
      <div className={classes.narrow}>
        <UploadOptions cards={cards} upload={upload} />
        <FileDrop
          onFile={send}
          maxBytes={LIMIT_BYTES}
          error={upload.errors.file}
          uploading={
            upload.processing && upload.data.file
              ? { name: upload.data.file.name, percentage: upload.progress?.percentage }
              : undefined
          }
        />
        <FieldHint>{t('create.privacy')}</FieldHint>
        <Guide />
      </div>
    </>
  )
}

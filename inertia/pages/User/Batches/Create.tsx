import type { ExportSite } from '#app/travel/batches/isomorphic/export_site'
import { client } from '~/client'
import classes from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { FieldHint } from '~/ui/FieldHint'
import { FileField } from '~/ui/form/FileField'
import { Form } from '~/ui/form/Form'
import { PageHeader } from '~/ui/PageHeader'
import { Guide } from './Create/Guide'
import { Uploads } from '~/components/traveller/Uploads'
import { MAX_BATCH_BYTES, MAX_BATCH_FILES, useUploads } from '~/components/traveller/useUploads'

type Props = InertiaProps<{ site: ExportSite }>

export default function BatchCreate({ site }: Props) {
  const t = useTranslations('batches')
  const many = useUploads({
    store: client.urlFor('batches.store'),
    next: (id) => client.urlFor('batch_groups.show', { id }),
  })

  return (
    <>
      <PageHeader
        title={t('create.title')}
        description={t('create.lead')}
        breadcrumbs={[{ label: t('title'), href: client.urlFor('batches.index') }]}
      />
      <div className={classes.narrow}>
        {many.uploads.length > 0 ? (
          <Uploads {...many} />
        ) : (
          <Form route="batches.store" className={classes.narrow} data={{ autoImport: true }}>
            <FileField
              name="file"
              maxBytes={MAX_BATCH_BYTES}
              everywhere
              onMany={{ most: MAX_BATCH_FILES, take: (files) => void many.start(files) }}
            />
          </Form>
        )}
        <FieldHint>{t('create.privacy')}</FieldHint>
        <Guide site={site} />
      </div>
    </>
  )
}

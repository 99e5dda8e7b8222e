import { client } from '~/client'
import classes from '~/components/traveller/Sections.module.css'
import { Uploads } from '~/components/traveller/Uploads'
import { MAX_BATCH_BYTES, MAX_BATCH_FILES, useUploads } from '~/components/traveller/useUploads'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { FieldHint } from '~/ui/FieldHint'
import { FileField } from '~/ui/form/FileField'
import { Form } from '~/ui/form/Form'
import { PageHeader } from '~/ui/PageHeader'

/** Files with the cards of many people, one or several at once. */
export default function TenantBatchCreate({ tenant }: InertiaProps) {
  const t = useTranslations('tenant.batches')
  const { slug } = tenant!
  const index = client.urlFor('tenant.batches.index', [slug])
  const many = useUploads({ store: client.urlFor('tenant.batches.store', [slug]), next: () => index })

  return (
    <>
      <PageHeader
        title={t('create.title')}
        description={t('create.lead')}
        breadcrumbs={[{ label: t('title'), href: index }]}
      />
      <div className={classes.narrow}>
        {many.uploads.length > 0 ? (
          <Uploads {...many} />
        ) : (
          <Form route="tenant.batches.store" routeParams={{ tenant: slug }} className={classes.narrow}>
            <FileField
              name="file"
              maxBytes={MAX_BATCH_BYTES}
              everywhere
              onMany={{ most: MAX_BATCH_FILES, take: (files) => void many.start(files) }}
            />
          </Form>
        )}
        <FieldHint>{t('create.privacy')}</FieldHint>
      </div>
    </>
  )
}

import type { Data } from '~generated/data'
import { client } from '~/client'
import classes from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { FieldHint } from '~/ui/FieldHint'
import { FileField } from '~/ui/form/FileField'
import { Form } from '~/ui/form/Form'
import { PageHeader } from '~/ui/PageHeader'
import { Guide } from './Create/Guide'
import { UploadOptions } from './Create/UploadOptions'

type Props = InertiaProps<{ cards: Data.OvcpCards.OvcpCard[] }>

const LIMIT_BYTES = 50 * 1024 * 1024

export default function BatchCreate({ cards }: Props) {
  const t = useTranslations('batches')

  return (
    <>
      <PageHeader
        title={t('create.title')}
        description={t('create.lead')}
        breadcrumbs={[{ label: t('title'), href: client.urlFor('batches.index') }]}
      />
      <div className={classes.narrow}>
        <Form route="batches.store" className={classes.narrow}>
          {({ errors }) => (
            <>
              <UploadOptions cards={cards} isWrong={!!errors.cardId || !!errors.dayFirst} />
              <FileField name="file" maxBytes={LIMIT_BYTES} />
            </>
          )}
        </Form>
        <FieldHint>{t('create.privacy')}</FieldHint>
        <Guide />
      </div>
    </>
  )
}

import { Button, FileButton, Stack } from '@mantine/core'
import { useState } from 'react'
import { claimsUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { useFormState } from '~/ui/form/context'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextAreaField } from '~/ui/form/TextAreaField'
import { PageHeader } from '~/ui/PageHeader'

export default function DecisionImportCreate() {
  const t = useTranslations('admin.answerImport')
  const tClaims = useTranslations('admin.claims')
  const [source, setSource] = useState('')

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        breadcrumbs={[{ label: tClaims('title'), href: claimsUrl() }]}
      />
      <Card>
        <Form route="admin.decision_imports.store" data={{ source }} size="sm">
          <Stack gap="md" align="flex-start">
            <ChooseFile onName={setSource} />
            <TextAreaField
              name="table"
              label={t('table')}
              hint={t('tableHint')}
              rows={12}
              spellCheck={false}
              resize="vertical"
              required
            />
            <SubmitButton>{t('preview')}</SubmitButton>
          </Stack>
        </Form>
      </Card>
    </>
  )
}

/** Puts what is in a file where one would paste it. */
function ChooseFile({ onName }: { onName: (name: string) => void }) {
  const t = useTranslations('admin.answerImport')
  const form = useFormState()
  const read = async (file: File | null) => {
    if (!file) return
    onName(file.name)
    form.change('table', await file.text())
  }

  return (
    <FileButton accept=".csv,.tsv,.txt,text/csv" onChange={(file) => void read(file)}>
      {(props) => (
        <Button variant="default" {...props}>
          {t('choose')}
        </Button>
      )}
    </FileButton>
  )
}

import { Stack } from '@mantine/core'
import { today } from '~/i18n/today'
import { Unavailable } from '~/components/staff/Unavailable'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateField } from '~/ui/form/DateField'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'

/** Puts every payout that waits into a run, to be released by someone else. */
export function NewRun({ waiting }: { waiting: number }) {
  const t = useTranslations('admin.runs')
  const nothing = waiting === 0

  return (
    <Card title={t('newRun')} description={t('newRunHint')}>
      <Form route="admin.payout_runs.store" size="sm" initial={{ executeOn: today() }}>
        <Stack gap="sm">
          <DateField
            name="executeOn"
            label={t('executeOn')}
            hint={t('executeHint')}
            min={today()}
            disabled={nothing}
            required
          />
          <SubmitButton
            disabled={nothing}
            aria-describedby={nothing ? 'nothing-to-run' : undefined}
          >
            {nothing ? t('create') : t('createFor', { count: waiting })}
          </SubmitButton>
          {nothing && <Unavailable id="nothing-to-run">{t('nothingToRun')}</Unavailable>}
        </Stack>
      </Form>
    </Card>
  )
}

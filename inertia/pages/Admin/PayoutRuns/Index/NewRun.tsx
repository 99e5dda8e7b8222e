import { Stack } from '@mantine/core'
import { Unavailable } from '~/components/staff/Unavailable'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateField } from '~/ui/form/DateField'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'

/** `waiting` comes after the page. */
type Props = { waiting: number | undefined; days: { earliest: string; latest: string } }

/** Puts every payout that waits into a run, to be released by someone else. */
export function NewRun({ waiting, days }: Props) {
  const t = useTranslations('admin.runs')
  const nothing = waiting === 0
  const isClosed = waiting === undefined || nothing

  return (
    <Card title={t('newRun')} description={t('newRunHint')}>
      <Form route="admin.payout_runs.store" size="sm" initial={{ executeOn: days.earliest }}>
        <Stack gap="sm">
          <DateField
            name="executeOn"
            label={t('executeOn')}
            hint={t('executeHint')}
            min={days.earliest}
            max={days.latest}
            disabled={isClosed}
            required
          />
          <SubmitButton disabled={isClosed} aria-describedby={nothing ? 'nothing-to-run' : undefined}>
            {isClosed ? t('create') : t('createFor', { count: waiting })}
          </SubmitButton>
          {nothing && <Unavailable id="nothing-to-run">{t('nothingToRun')}</Unavailable>}
        </Stack>
      </Form>
    </Card>
  )
}

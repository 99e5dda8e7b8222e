import { useForm } from '@inertiajs/react'
import { Button, Stack, TextInput } from '@mantine/core'
import { today } from '~/components/staff/days'
import { Unavailable } from '~/components/staff/Unavailable'
import { runsUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'

/** Puts every payout that waits into a run, to be released by someone else. */
export function NewRun({ waiting }: { waiting: number }) {
  const t = useTranslations('admin.runs')
  const { data, setData, errors, post, processing } = useForm({ executeOn: today() })
  const nothing = waiting === 0

  return (
    <Card title={t('newRun')} description={t('newRunHint')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          post(runsUrl())
        }}
      >
        <Stack gap="sm">
          <TextInput
            size="sm"
            type="date"
            name="executeOn"
            label={t('executeOn')}
            description={t('executeHint')}
            min={today()}
            disabled={nothing}
            value={data.executeOn}
            onChange={(event) => setData('executeOn', event.currentTarget.value)}
            error={errors.executeOn}
          />
          <Button
            type="submit"
            loading={processing}
            disabled={nothing}
            aria-describedby={nothing ? 'nothing-to-run' : undefined}
          >
            {nothing ? t('create') : t('createFor', { count: waiting })}
          </Button>
          {nothing && <Unavailable id="nothing-to-run">{t('nothingToRun')}</Unavailable>}
        </Stack>
      </form>
    </Card>
  )
}

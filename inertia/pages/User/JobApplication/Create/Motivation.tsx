import { Textarea } from '@mantine/core'
import { useTranslations } from '~/i18n'
import classes from './Motivation.module.css'

const AT_LEAST = 20
const AT_MOST = 4_000

type Props = { value: string; error?: string; onChange: (typed: string) => void }

/** Why someone would like the work, with how much of it there is. */
export function Motivation({ value, error, onChange }: Props) {
  const t = useTranslations('job_application.form')
  const length = value.trim().length

  return (
    <div>
      <Textarea
        size="md"
        label={t('motivation')}
        description={t('motivationHint')}
        rows={7}
        resize="vertical"
        maxLength={AT_MOST}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={classes.count}>
        {length < AT_LEAST
          ? t('tooShort', { left: AT_LEAST - length })
          : t('length', { length, most: AT_MOST })}
      </p>
    </div>
  )
}

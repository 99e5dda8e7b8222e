import { useTranslations } from '~/i18n'
import { TextAreaField } from '~/ui/form/TextAreaField'
import { useTyped } from '~/ui/form/useField'
import classes from './Motivation.module.css'

const AT_LEAST = 20
const AT_MOST = 4_000

/** Why someone would like the work, with how much of it there is. */
export function Motivation() {
  const t = useTranslations('job_application.form')
  const length = useTyped('motivation').trim().length

  return (
    <div>
      <TextAreaField
        name="motivation"
        label={t('motivation')}
        hint={t('motivationHint')}
        rows={7}
        resize="vertical"
        maxLength={AT_MOST}
      />
      <p className={classes.count}>
        {length < AT_LEAST ? t('tooShort', { left: AT_LEAST - length }) : t('length', { length, most: AT_MOST })}
      </p>
    </div>
  )
}

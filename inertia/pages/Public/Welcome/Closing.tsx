import { useTranslations } from '~/i18n'
import classes from './section.module.css'
import { StartButton } from './StartButton'

export function Closing() {
  const t = useTranslations('public.close')

  return (
    <section className={classes.section} aria-labelledby="closing-title">
      <div className={classes.closing}>
        <div>
          <h2 id="closing-title">{t('title')}</h2>
          <p className={classes.lead}>{t('text')}</p>
        </div>
        <StartButton />
      </div>
    </section>
  )
}

import { useTranslations } from '~/i18n'
import classes from './section.module.css'

const questions = ['long', 'no', 'self', 'files', 'twice'] as const

export function Questions() {
  const t = useTranslations('public.faq')

  return (
    <section className={`${classes.section} ${classes.questions}`} aria-labelledby="faq-title">
      <h2 id="faq-title">{t('title')}</h2>
      <div>
        {questions.map((key) => (
          <details key={key}>
            <summary>{t(`${key}.question`)}</summary>
            <p>{t(`${key}.answer`)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

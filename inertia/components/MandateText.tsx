import { useTranslations } from '~/i18n'
import classes from './MandateText.module.css'

export type MandateWords = { intro: string; may: string[]; mayNot: string[]; withdrawal: string }

/** What someone allows us, word for word as it is kept with their signature. */
export function MandateText({ text }: { text: MandateWords }) {
  const t = useTranslations('onboarding.more.mandate')

  return (
    <div className={classes.text}>
      <p className={classes.intro}>{text.intro}</p>
      <div className={classes.lists}>
        <List title={t('may')} items={text.may} />
        <List title={t('mayNot')} items={text.mayNot} />
      </div>
      <p>{text.withdrawal}</p>
    </div>
  )
}

const List = ({ title, items }: { title: string; items: string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
)

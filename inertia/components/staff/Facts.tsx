import { useTranslations } from '~/i18n'
import classes from './Facts.module.css'

/** What the evidence of a claim says against an answer, in the Dutch of the letter. */
export function Facts({ facts }: { facts: string[] }) {
  const t = useTranslations('admin.objection')
  if (facts.length === 0) return t('noFacts')

  return (
    <ul className={classes.facts} lang="nl">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

import type { Pasted } from '#app/money/matching/pasted_list'
import { useLabels } from '~/components/staff/labels'
import { useTranslations } from '~/i18n'
import classes from './Split.module.css'

/** How much of the list was read, and what of it was not. */
export function PasteProblems({ pasted: { parts, problems } }: { pasted: Pasted }) {
  const t = useTranslations('admin.line')
  const problem = useLabels('pasteProblem')

  return (
    <div className={classes.problems} role="status">
      <p>{t('pasted', { count: parts.length })}</p>
      {problems.length > 0 && (
        <>
          <p>{t('pasteProblems', { count: problems.length })}</p>
          <ul>
            {problems.map((one) => (
              <li key={one.line}>
                {t('pasteLine', { line: one.line, problem: problem(one.problem) })} <code>{one.text}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

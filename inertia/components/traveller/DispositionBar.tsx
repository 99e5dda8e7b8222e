import { useTranslations } from '~/i18n'
import { DISPOSITIONS, type Disposition } from './dispositions'
import classes from './DispositionBar.module.css'

type Props = {
  counts: Record<Disposition, number>
  /** Says what becomes of each part, while that can still be decided. */
  explained?: boolean
}

/** A batch's rows as one bar, each part as wide as its share, and what becomes of each part. */
export function DispositionBar({ counts, explained }: Props) {
  const t = useTranslations('batches')
  const present = DISPOSITIONS.filter((disposition) => counts[disposition] > 0)

  return (
    <figure className={classes.figure}>
      <div
        className={classes.bar}
        role="img"
        aria-label={`${t('plan.picture')}: ${present.map((one) => `${t(`dispositions.${one}`)} ${counts[one]}`).join(', ')}`}
      >
        {present.map((disposition) => (
          <div key={disposition} data-disposition={disposition} style={{ flexGrow: counts[disposition] }} />
        ))}
      </div>
      <ul className={classes.legend}>
        {present.map((disposition) => (
          <li key={disposition} data-disposition={disposition}>
            <strong>{counts[disposition]}</strong>
            <div>
              <p className={classes.name}>{t(`dispositions.${disposition}`)}</p>
              {explained && <p className={classes.meaning}>{t(`plan.meaning.${disposition}`)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </figure>
  )
}

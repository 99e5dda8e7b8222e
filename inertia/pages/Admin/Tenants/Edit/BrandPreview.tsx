import { useTranslations } from '~/i18n'
import { NIGHT, PAPER, brandOf, contrast } from '~/layouts/brand'
import { useTyped } from '~/ui/form/useField'
import classes from './TenantForm.module.css'

const COLOUR = /^#[0-9a-f]{6}$/i
const PAPERS = { day: PAPER, night: NIGHT }

/** How the pages of the organisation look in the colour that stands in the form, and what stays readable on it. */
export function BrandPreview() {
  const t = useTranslations('admin.tenant.preview')
  const name = useTyped('name') || t('name')
  const typed = useTyped('brandColour').trim()
  if (!COLOUR.test(typed)) return null

  const { colour, on, ink, night } = brandOf(typed.toLowerCase())
  const words = { day: ink, night }
  return (
    <figure aria-label={t('label')} className={classes.figure}>
      <div className={classes.preview} style={{ background: colour, color: on }}>
        <strong>{name}</strong>
        <span>{t('menu')}</span>
      </div>
      <div className={classes.papers}>
        {(['day', 'night'] as const).map((time) => (
          <p key={time} className={classes.paper} style={{ background: PAPERS[time], color: words[time] }}>
            {t(time)}
          </p>
        ))}
      </div>
      <figcaption className={classes.caption}>
        {t('contrast', { ratio: Math.floor(contrast(on, colour) * 10) / 10 })}
        {ink !== colour && ` ${t('darkened')}`}
      </figcaption>
    </figure>
  )
}

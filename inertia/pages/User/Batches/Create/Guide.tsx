import type { ReactNode } from 'react'
import { Disclosure } from '~/components/traveller/Disclosure'
import { useTranslations } from '~/i18n'
import classes from './Guide.module.css'

/** How to get the file from each site that has it. */
export function Guide() {
  const t = useTranslations('batches.create.guide')
  const bold = { b: (words: ReactNode) => <strong>{words}</strong> }

  return (
    <section className={classes.guide} aria-labelledby="guide">
      <h2 id="guide">{t('title')}</h2>
      <Disclosure summary={t('ovChipkaart.title')} open>
        <ol className={classes.steps}>
          <li>{t('ovChipkaart.steps.open')}</li>
          <li>{t('ovChipkaart.steps.period')}</li>
          <li>{t.rich('ovChipkaart.steps.selectAll', bold)}</li>
          <li>{t('ovChipkaart.steps.download')}</li>
        </ol>
        <p className={classes.note}>{t('ovChipkaart.note')}</p>
      </Disclosure>
      <Site site="ns" />
      <Site site="ovpay" />
    </section>
  )
}

function Site({ site }: { site: 'ns' | 'ovpay' }) {
  const t = useTranslations('batches.create.guide')

  return (
    <Disclosure summary={t(`${site}.title`)}>
      <ol className={classes.steps}>
        <li>{t(`${site}.steps.open`)}</li>
        <li>{t(`${site}.steps.period`)}</li>
        <li>{t(`${site}.steps.download`)}</li>
      </ol>
      <p className={classes.note}>{t(`${site}.note`)}</p>
    </Disclosure>
  )
}

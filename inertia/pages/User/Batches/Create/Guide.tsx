import { IconExternalLink } from '@tabler/icons-react'
import { type ReactNode, Suspense, lazy, useState } from 'react'
import { EXPORT_SITES, type ExportSite } from '#app/travel/batches/isomorphic/export_site'
import { Disclosure } from '~/components/traveller/Disclosure'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import classes from './Guide.module.css'
import { SITES, type Step } from './sites'

const StepPicture = lazy(() => import('./StepPicture'))

/** How to get the file from each site that has it; the one of `site` is open. */
export function Guide({ site }: { site: ExportSite }) {
  const t = useTranslations('batches.create.guide')

  return (
    <section className={classes.guide} aria-labelledby="guide">
      <h2 id="guide">{t('title')}</h2>
      <div>
        <ActionButton route="upload_links.store" stay>
          {t('mail')}
        </ActionButton>
      </div>
      {EXPORT_SITES.map((one) => (
        <Site key={one} site={one} isOpen={one === site} />
      ))}
    </section>
  )
}

function Site({ site, isOpen }: { site: ExportSite; isOpen: boolean }) {
  const t = useTranslations('batches.create.guide')
  const { href, host, steps } = SITES[site]
  const [isSeen, setSeen] = useState(isOpen)

  return (
    <Disclosure summary={t(`${site}.title`)} open={isOpen} onOpen={() => setSeen(true)}>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>
            <div className={classes.picture}>
              <Suspense>{isSeen && <StepPicture step={step} site={site} />}</Suspense>
            </div>
            <StepText {...{ site, step }} />
          </li>
        ))}
      </ol>
      <a className={classes.link} href={href} target="_blank" rel="noopener noreferrer">
        {t('goTo', { host })}
        <IconExternalLink size={16} aria-hidden />
      </a>
      <p className={classes.note}>{t(`${site}.note`)}</p>
    </Disclosure>
  )
}

function StepText({ site, step }: { site: ExportSite; step: Step }) {
  const t = useTranslations('batches.create.guide')
  if (step === 'selectAll') {
    const bold = { b: (words: ReactNode) => <strong>{words}</strong> }
    return <p>{t.rich('ovChipkaart.steps.selectAll', bold)}</p>
  }
  return <p>{t(`${site}.steps.${step}`)}</p>
}

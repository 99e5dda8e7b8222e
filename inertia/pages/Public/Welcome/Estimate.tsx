import { IconFileSpreadsheet } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from '~/i18n'
import type { KeptEstimate } from '~/components/KeptFile'
import classes from './Estimate.module.css'

const Outcome = lazy(() => import('./Estimate/Outcome'))
const Kept = lazy(() => import('./Estimate/Kept'))

const ACCEPTED = '.csv,.xlsx,.json'

type Chosen = { file: File; isExample: boolean }

/** What a file would bring, before there is an account. The file is only read, unless its owner wants it kept. */
export function Estimate({ kept }: { kept: KeptEstimate | null }) {
  const t = useTranslations('public.estimate')
  const [chosen, setChosen] = useState<Chosen | null>(null)

  return (
    <section className={classes.box} id="estimate" aria-labelledby="estimate-title">
      <h2 id="estimate-title">{t('title')}</h2>
      <Suspense fallback={<p role="status">{t('reading')}</p>}>
        {chosen ? (
          <Outcome key={keyOf(chosen.file)} {...chosen} onOther={() => setChosen(null)} />
        ) : kept ? (
          <Kept {...kept} />
        ) : (
          <Drop onChoose={setChosen} />
        )}
      </Suspense>
    </section>
  )
}

const keyOf = ({ name, lastModified }: File) => `${name} ${lastModified}`

/** The browser takes files that are dropped on an input by itself. */
function Drop({ onChoose }: { onChoose: (chosen: Chosen) => void }) {
  const t = useTranslations('public.estimate')
  const tryExample = async () => {
    const { exampleFile } = await import('./Estimate/exampleFile')
    onChoose({ file: exampleFile(t('exampleName')), isExample: true })
  }

  return (
    <>
      <p className={classes.lead}>{t('lead')}</p>
      <label className={classes.drop}>
        <IconFileSpreadsheet size={36} stroke={1.25} aria-hidden />
        <span className={classes.prompt}>{t('drop')}</span>
        <span className={classes.choose}>{t('choose')}</span>
        <span className={classes.accepted}>{t('accepted')}</span>
        <input
          type="file"
          accept={ACCEPTED}
          onChange={({ currentTarget: { files } }) => files?.[0] && onChoose({ file: files[0], isExample: false })}
        />
      </label>
      <p className={classes.privacy}>{t('privacy')}</p>
      <button type="button" className={classes.example} onClick={() => void tryExample()}>
        {t('example')}
      </button>
    </>
  )
}

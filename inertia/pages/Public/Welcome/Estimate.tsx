import { IconFileSpreadsheet } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from '~/i18n'
import type { KeptEstimate } from './Estimate/types'
import classes from './Estimate.module.css'

const Outcome = lazy(() => import('./Estimate/Outcome'))
const Kept = lazy(() => import('./Estimate/Kept'))

const ACCEPTED = '.csv,.xlsx,.json'

/** What a file would bring, before there is an account. The file is only read, unless its owner wants it kept. */
export function Estimate({ kept }: { kept: KeptEstimate | null }) {
  const t = useTranslations('public.estimate')
  const [file, setFile] = useState<File | null>(null)

  return (
    <section className={classes.section} id="estimate" aria-labelledby="estimate-title">
      <div className={classes.inner}>
        <div>
          <h2 id="estimate-title">{t('title')}</h2>
          <p className={classes.lead}>{t('lead')}</p>
          <p className={classes.privacy}>{t('privacy')}</p>
        </div>
        <div className={classes.box}>
          <Suspense fallback={<p role="status">{t('reading')}</p>}>
            {file ? (
              <Outcome
                key={file.name + file.lastModified}
                file={file}
                onOther={() => setFile(null)}
              />
            ) : kept ? (
              <Kept {...kept} />
            ) : (
              <Drop onFile={setFile} />
            )}
          </Suspense>
        </div>
      </div>
    </section>
  )
}

/** The browser takes files that are dropped on an input by itself. */
function Drop({ onFile }: { onFile: (file: File) => void }) {
  const t = useTranslations('public.estimate')

  return (
    <label className={classes.drop}>
      <IconFileSpreadsheet size={40} stroke={1.25} aria-hidden />
      <span className={classes.prompt}>{t('drop')}</span>
      <span className={classes.choose}>{t('choose')}</span>
      <span className={classes.accepted}>{t('accepted')}</span>
      <input
        type="file"
        accept={ACCEPTED}
        onChange={({ currentTarget: { files } }) => files?.[0] && onFile(files[0])}
      />
    </label>
  )
}

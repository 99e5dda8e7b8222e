import { router } from '@inertiajs/react'
import { client } from '~/client'
import { useEffect } from 'react'
import { Worth } from '~/components/traveller/Worth'
import { useTranslations } from '~/i18n'
import { ErrorText } from '~/ui/ErrorText'
import classes from '../Estimate.module.css'
import { useEstimate } from './useEstimate'

const REGISTRATION = client.urlFor('register')

type Props = { file: File; isExample: boolean; onOther: () => void }

/** What one file would bring, and how to go on with it. */
export default function Outcome({ file, isExample, onOther }: Props) {
  const t = useTranslations('public.estimate')
  const notices = useTranslations('batches.notices')
  const { answer, refusal, say, processing } = useEstimate(file)
  const isKept = answer?.isKept ?? false

  useEffect(() => {
    if (isKept) router.visit(REGISTRATION)
  }, [isKept])

  if (refusal?.problem === 'ambiguousDates') {
    return (
      <div className={classes.outcome}>
        <p>{refusal.message}</p>
        <p className={classes.actions}>
          <button type="button" className={classes.button} onClick={() => say({ dayFirst: true })}>
            {t('dayFirst')}
          </button>
          <button type="button" className={classes.button} onClick={() => say({ dayFirst: false })}>
            {t('monthFirst')}
          </button>
        </p>
      </div>
    )
  }
  return (
    <div className={classes.outcome} aria-live="polite">
      <p className={classes.file}>{file.name}</p>
      {processing && !answer && <p role="status">{t('reading')}</p>}
      {refusal && <ErrorText>{refusal.message ?? t('failed')}</ErrorText>}
      {answer && (
        <>
          <Worth worth={answer.estimate} level="h3" />
          {answer.onlyCheckOuts && <p>{notices('onlyCheckOuts')}</p>}
          <p className={classes.privacy}>{t(isExample ? 'exampleHint' : 'keepHint')}</p>
        </>
      )}
      <p className={classes.actions}>
        {answer && !isExample && (
          <button
            type="button"
            className={classes.button}
            data-main
            disabled={processing}
            onClick={() => say({ keep: true })}
          >
            {t('keep')}
          </button>
        )}
        {(answer || refusal) && (
          <button type="button" className={classes.button} data-main={isExample || undefined} onClick={onOther}>
            {t(isExample ? 'own' : 'other')}
          </button>
        )}
      </p>
    </div>
  )
}

import { useTranslations } from '~/i18n'
import { useToday } from '~/i18n/today'
import { FormDialog } from '~/ui/form/FormDialog'
import { DateField } from '~/ui/form/DateField'
import type { Data } from '~generated/data'
import classes from './NextStep.module.css'

/** A letter leaves by post to an address, on a day. */
export function Post({ letter }: { letter: Data.Claims.Letters.Letter }) {
  const t = useTranslations('admin.letter')
  const today = useToday()
  const { address, claimCount, day, kind, reference } = letter
  if (!address) return <p className={classes.text}>{t('noAddress')}</p>

  return (
    <>
      <p className={classes.text}>{t('postHint')}</p>
      <address className={classes.address}>{address}</address>
      <FormDialog
        label={t('post')}
        title={t('postTitle')}
        button={{ variant: 'filled' }}
        route="admin.letters.postings.store"
        routeParams={{ letter_id: reference }}
        initial={{ postedOn: today }}
      >
        <p>{t(`postTexts.${kind}`, { count: claimCount })}</p>
        <DateField name="postedOn" label={t('postedOn')} min={day} max={today} />
      </FormDialog>
    </>
  )
}

import { usePage } from '@inertiajs/react'
import { RetainedData } from '~/components/RetainedData'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ErrorText } from '~/ui/ErrorText'
import { CheckboxField } from '~/ui/form/CheckboxField'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { StatusBadge } from '~/ui/StatusBadge'
import classes from './steps.module.css'

type Props = { blockers: string[]; byOrganisation: boolean }

/** The last step: what goes, what stays, and the button once nothing is in the way. */
export default function Erase({ blockers, byOrganisation }: Props) {
  const t = useTranslations('leaving')
  const errors = useErrors()
  const isReady = blockers.length === 0

  return (
    <Card
      title={t('erase.title')}
      aside={
        <StatusBadge tone={isReady ? 'info' : 'waiting'}>{isReady ? t('erase.ready') : t('erase.notYet')}</StatusBadge>
      }
    >
      <div className={classes.step}>
        <ErrorText>{errors.erasure}</ErrorText>
        <section className={classes.group} aria-labelledby="goes">
          <h3 id="goes">{t('erase.goes')}</h3>
          <ul className={classes.facts}>
            <li>{t('erase.goesAccount')}</li>
            <li>{t('erase.goesTravel')}</li>
            <li>{t('erase.goesRest')}</li>
          </ul>
        </section>
        <section className={classes.group} aria-labelledby="stays">
          <h3 id="stays">{t('kept.title')}</h3>
          <RetainedData byOrganisation={byOrganisation} />
        </section>
        {isReady ? <EraseForm /> : <Blockers sentences={blockers} />}
      </div>
    </Card>
  )
}

function Blockers({ sentences }: { sentences: string[] }) {
  const t = useTranslations('leaving.erase')

  return (
    <section className={classes.final} aria-labelledby="obstacles">
      <h3 id="obstacles">{t('obstacles')}</h3>
      <ul className={classes.facts}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

function EraseForm() {
  const t = useTranslations('leaving.erase')
  const { currentUser } = usePage().props

  return (
    <Form route="leaving.erasures.store" className={classes.final}>
      <CheckboxField name="understood" label={t('understood')} />
      <div>
        <SubmitButton size="sm" color="red.9">
          {t('button')}
        </SubmitButton>
      </div>
      <p className={classes.hint}>{t('after', { email: currentUser?.email ?? '' })}</p>
    </Form>
  )
}

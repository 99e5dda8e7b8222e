import { usePage } from '@inertiajs/react'
import type { InvitationAnswer } from '#app/people/organisations/invitation_answer'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextAreaField } from '~/ui/form/TextAreaField'
import classes from './Index.module.css'

/** One address or a whole list at once; afterwards what became of each. */
export default function Invite({ answers }: { answers: InvitationAnswer[] }) {
  const t = useTranslations('tenant.members.invite')
  const { tenant } = usePage().props

  return (
    <Card title={t('title')} description={t('hint')}>
      <Form
        route="tenant.invitations.store"
        routeParams={{ tenant: tenant!.slug }}
        className={classes.form}
        stay
        resetOnSuccess
      >
        <TextAreaField
          name="emails"
          label={t('label')}
          hint={t('note')}
          placeholder={t('placeholder')}
          rows={4}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <SubmitButton size="sm">{t('submit')}</SubmitButton>
      </Form>
      {answers.length > 0 && (
        <ul className={classes.answers} aria-label={t('answers')}>
          {answers.map(({ address, outcome }) => (
            <li key={address}>
              {address}
              <span className={classes.outcome} data-outcome={outcome}>
                {t(`outcomes.${outcome}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

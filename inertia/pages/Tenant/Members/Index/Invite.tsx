import { Form } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { Button, Textarea } from '@mantine/core'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { HINT_BELOW } from '~/ui/hint_below'
import classes from './Index.module.css'

export type InvitationAnswer = { address: string; outcome: 'invited' | 'member' | 'unreadable' }

/** One address or a whole list at once; afterwards what became of each. */
export function Invite({ answers }: { answers: InvitationAnswer[] }) {
  const t = useTranslations('tenant.members.invite')
  const { tenant } = usePage().props

  return (
    <Card title={t('title')} description={t('hint')}>
      <Form
        route="tenant.invitations.store"
        routeParams={{ tenant: tenant!.slug }}
        className={classes.form}
        options={{ preserveScroll: true }}
        resetOnSuccess
        disableWhileProcessing
      >
        {({ errors, processing }) => (
          <>
            <Textarea
              name="emails"
              label={t('label')}
              description={t('note')}
              inputWrapperOrder={HINT_BELOW}
              placeholder={t('placeholder')}
              rows={4}
              size="md"
              autoComplete="off"
              spellCheck={false}
              error={errors.emails}
            />
            <Button type="submit" loading={processing}>
              {t('submit')}
            </Button>
          </>
        )}
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

import { Head } from '@inertiajs/react'
import { client } from '~/client'
import type { OptionalTopic } from '#app/messages/emails/topics'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import button from '~/ui/ButtonLink.module.css'
import { useAction } from '~/ui/form/useAction'
import classes from './Unsubscribe.module.css'

type Props = InertiaProps<{ token: string; topic: OptionalTopic; isOff: boolean }>

/** Where the link at the foot of a mail leads; it says nothing of the account it belongs to. */
export default function Unsubscribe({ token, topic, isOff }: Props) {
  const t = useTranslations('email_preferences.unsubscribe')
  const { run, processing } = useAction({ route: 'unsubscribe.store', routeParams: { token } })
  const words = { topic: t(`topics.${topic}`) }
  const title = isOff ? t('doneTitle') : t('title', words)

  return (
    <div className={classes.page}>
      <Head title={title} />
      <h1>{title}</h1>
      <p className={classes.text} role="status">
        {isOff ? t('doneText', words) : t('text', words)}
      </p>
      <div className={classes.actions}>
        {!isOff && (
          <button
            type="button"
            className={button.button}
            data-variant="filled"
            data-size="md"
            disabled={processing}
            onClick={() => run()}
          >
            {t('submit')}
          </button>
        )}
        <ButtonLink href={client.urlFor('profile.section', { section: 'emails' })} variant="default" size="md">
          {t('profile')}
        </ButtonLink>
      </div>
    </div>
  )
}

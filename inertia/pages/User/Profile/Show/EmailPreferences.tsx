import '@mantine/core/styles/Switch.layer.css'

import { Switch } from '@mantine/core'
import { useState } from 'react'
import type { OptionalTopic } from '#app/messages/emails/topics'
import { useTranslations } from '~/i18n'
import { useAction } from '~/ui/form/useAction'
import { Section } from './Section'
import classes from './EmailPreferences.module.css'

export type EmailPreference = { topic: OptionalTopic; isOn: boolean }

/** Which messages someone gets; each switch counts at once. */
export default function EmailPreferences({ preferences }: { preferences: EmailPreference[] }) {
  const t = useTranslations('email_preferences')
  const [changing, setChanging] = useState<OptionalTopic | null>(null)

  const { run, processing } = useAction({ route: 'email_preferences.update', stay: true })

  const change = (topic: OptionalTopic, isOn: boolean) => {
    setChanging(topic)
    run({ topic, isOn })
  }

  return (
    <Section id="messages" title={t('title')} description={t('lead')}>
      <div className={classes.topics}>
        {preferences.map(({ topic, isOn }) => (
          <Switch
            key={topic}
            // Moves with the finger, and back when it could not be stored.
            checked={processing && changing === topic ? !isOn : isOn}
            onChange={() => change(topic, !isOn)}
            label={t(`topics.${topic}.label`)}
            description={t(`topics.${topic}.text`)}
            classNames={{ body: classes.topic, label: classes.label, description: classes.text }}
            labelPosition="left"
          />
        ))}
        <div className={classes.always}>
          <p className={classes.label}>{t('always.label')}</p>
          <p>{t('always.text')}</p>
        </div>
      </div>
    </Section>
  )
}

import { IconFingerprint } from '@tabler/icons-react'
import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { DateText, RelativeTime } from '~/ui/DateText'
import { AddPasskey } from './AddPasskey'
import { Section } from './Section'
import classes from './form.module.css'

export function Passkeys({ passkeys }: { passkeys: Data.People.Accounts.Auth.Passkey[] }) {
  const t = useTranslations('profile.passkeys')

  return (
    <Section id="passkeys" title={t('title')} description={t('lead')}>
      <ul className={classes.list}>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={classes.item}>
            <IconFingerprint className={classes.icon} aria-hidden />
            <div className={classes.what}>
              <p className={classes.name}>{passkey.name}</p>
              <p className={classes.detail}>
                {t('added')} <DateText value={passkey.createdAt} />
                {passkey.lastUsedAt && (
                  <>
                    {' · '}
                    {t('used')} <RelativeTime value={passkey.lastUsedAt} />
                  </>
                )}
              </p>
            </div>
            <ConfirmButton
              size="sm"
              title={t('removeTitle', { name: passkey.name })}
              consequence={t('removeConsequence')}
              route="passkeys.destroy"
              routeParams={{ id: passkey.id }}
              stay
            >
              {t('remove')}
            </ConfirmButton>
          </li>
        ))}
      </ul>
      <AddPasskey />
    </Section>
  )
}

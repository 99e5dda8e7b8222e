import { Columns } from '~/components/staff/Columns'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DefinitionList } from '~/ui/DefinitionList'
import type { Data } from '~generated/data'
import type { At } from './may'
import { MoneyInfo } from './UserInfo/MoneyInfo'
import { PersonInfo } from './UserInfo/PersonInfo'
import { Sessions } from './UserInfo/Sessions'
import { TravelInfo } from './UserInfo/TravelInfo'
import { useDay } from './UserInfo/useDay'

export type Info = Data.Users.User.Variants['forInfo']

export type Facts = {
  mandateVersion: string | null
  passkeys: number
  recoveryCodesLeft: number
  peopleJoined: number
  peopleRewarded: number
  referredById: string | null
  referredByName: string | null
  sessions: SessionOfUser[]
}

export type SessionOfUser = {
  id: string
  device: string | null
  country: string | null
  network: string | null
  signedInAt: string
  lastSeenAt: string
}

type Props = At & { info: Info; facts: Facts }

/** Who they are to us, what they agreed to, and how they sign in. */
export function UserInfo({ info, facts, ...at }: Props) {
  const t = useTranslations('admin_users.info')
  const day = useDay()

  return (
    <Columns
      aside={
        <>
          <Card title={t('security')}>
            <DefinitionList
              sideBySide
              items={[
                {
                  term: t('twoFactor'),
                  value: info.twoFactorSince
                    ? t('twoFactorSince', { day: day(info.twoFactorSince) })
                    : t('off'),
                },
                { term: t('passkeys'), value: facts.passkeys },
                { term: t('recoveryCodes'), value: facts.recoveryCodesLeft },
              ]}
            />
          </Card>
          <Sessions {...at} sessions={facts.sessions} />
        </>
      }
    >
      <PersonInfo user={at.user} info={info} />
      <TravelInfo info={info} facts={facts} />
      <MoneyInfo info={info} facts={facts} />
    </Columns>
  )
}

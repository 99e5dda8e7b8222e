import { Columns } from '~/components/staff/Columns'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DefinitionList } from '~/ui/DefinitionList'
import type { At } from './may'
import type { Facts, Info } from './UserInfo/info'
import { MoneyInfo } from './UserInfo/MoneyInfo'
import { PersonInfo } from './UserInfo/PersonInfo'
import { Sessions } from './UserInfo/Sessions'
import { TravelInfo } from './UserInfo/TravelInfo'
import { useDay } from './UserInfo/useDay'

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
                  value: info.twoFactorSince ? t('twoFactorSince', { day: day(info.twoFactorSince) }) : t('off'),
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
      <TravelInfo userId={at.user.id} info={info} facts={facts} />
      <MoneyInfo info={info} facts={facts} />
    </Columns>
  )
}

import { useState } from 'react'
import { useCodeOptions, useCodes } from '~/components/staff/codes'
import { actionUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { NativeSelect } from '~/ui/NativeSelect'
import type { At } from '../may'
import { ActionRow, ActionRows } from './ActionRow'
import classes from './Roles.module.css'
import { useAct } from './useAct'

type Role = At['user']['role']
type Props = At & { roles: Role[] }

/** What someone is to us. */
export function Roles({ user, may, filter, roles }: Props) {
  const t = useTranslations('admin_users.actions')
  const role = useCodes('role')
  const options = useCodeOptions('role', roles)
  const [chosen, setChosen] = useState(user.role)
  const { act, processing } = useAct()
  const { name, isResearcher } = user
  const words = isResearcher ? 'unmakeResearcher' : 'makeResearcher'

  return (
    <Card title={t('roles')} flush>
      <ActionRows>
        <ActionRow title={t(words)} text={t(`${words}Text`)} why={may.makeResearcher}>
          <ConfirmButton
            danger={isResearcher}
            title={t(`${words}Title`, { name })}
            consequence={t(`${words}Text`)}
            processing={processing}
            onConfirm={() =>
              isResearcher
                ? act('delete', actionUrl('researcher.destroy', user.id, filter))
                : act('post', actionUrl('researcher.store', user.id, filter))
            }
          >
            {t(words)}
          </ConfirmButton>
        </ActionRow>
        <ActionRow title={t('changeRole')} text={t('roleHint')} why={may.changeRole}>
          <div className={classes.role}>
            <NativeSelect
              size="sm"
              aria-label={t('role')}
              value={chosen}
              data={options}
              onChange={(event) => setChosen(event.currentTarget.value as Role)}
            />
            <ConfirmButton
              disabled={chosen === user.role}
              title={t('changeRoleTitle', { name, role: role(chosen).toLowerCase() })}
              consequence={t('changeRoleText')}
              processing={processing}
              onConfirm={() =>
                act('post', actionUrl('roles.store', user.id, filter), { role: chosen })
              }
            >
              {t('changeRole')}
            </ConfirmButton>
          </div>
        </ActionRow>
      </ActionRows>
    </Card>
  )
}

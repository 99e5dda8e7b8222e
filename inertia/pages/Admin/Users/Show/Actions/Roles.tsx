import { useState } from 'react'
import { useLabelOptions, useLabels } from '~/components/staff/labels'
import { listState } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { NativeSelect } from '~/ui/NativeSelect'
import type { At } from '../may'
import { ActionRow, ActionRows } from './ActionRow'
import classes from './Roles.module.css'

type Role = At['user']['role']
type Props = At & { roles: Role[] }

/** What someone is to us. */
export function Roles({ user, may, filter, roles }: Props) {
  const t = useTranslations('admin_users.actions')
  const role = useLabels('role')
  const options = useLabelOptions('role', roles)
  const [chosen, setChosen] = useState(user.role)
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
            route={isResearcher ? 'admin.users.researcher.destroy' : 'admin.users.researcher.store'}
            routeParams={{ user_id: user.id }}
            qs={listState(filter)}
            stay
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
              route="admin.users.roles.store"
              routeParams={{ user_id: user.id }}
              qs={listState(filter)}
              data={{ role: chosen }}
              stay
            >
              {t('changeRole')}
            </ConfirmButton>
          </div>
        </ActionRow>
      </ActionRows>
    </Card>
  )
}

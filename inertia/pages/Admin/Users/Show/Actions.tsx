import { ReasonButton } from '~/components/staff/ReasonButton'
import { Stack } from '~/components/staff/Columns'
import { Unavailable } from '~/components/staff/Unavailable'
import { listState } from '~/components/staff/urls'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { ErrorText } from '~/ui/ErrorText'
import { Access } from './Actions/Access'
import { ActionRow, ActionRows } from './Actions/ActionRow'
import { Roles } from './Actions/Roles'
import type { At, Block } from './may'

type Props = At & { roles: At['user']['role'][]; block?: Block | null }

/** What staff can do to an account: each with what follows from it, and with the reason where it weighs. */
export function Actions({ roles, block, ...at }: Props) {
  const { user, may, filter } = at
  const t = useTranslations('admin_users.actions')
  const errors = useErrors()
  // Who may do nothing at all reads why once.
  if (Object.values(may).every(Boolean)) return <Unavailable>{t(`whyNot.${may.block!}`)}</Unavailable>

  return (
    <Stack>
      <ErrorText>{errors.user ?? errors.role}</ErrorText>
      <Access {...at} block={block} />
      <Roles key={user.role} {...at} roles={roles} />
      <Card title={t('viewing')} flush>
        <ActionRows>
          <ActionRow title={t('impersonate')} text={t('impersonateText')} why={may.impersonate}>
            <ReasonButton
              danger={false}
              title={t('impersonateTitle', { name: user.name })}
              consequence={t('impersonateText')}
              hint={t('reasonShown', { name: user.name })}
              route="admin.users.impersonations.store"
              userId={user.id}
            >
              {t('impersonate')}
            </ReasonButton>
          </ActionRow>
        </ActionRows>
      </Card>
      <Card title={t('leaving')} flush>
        <ActionRows>
          <ActionRow title={t('erase')} text={t('eraseText')} why={may.erase}>
            <ConfirmButton
              title={t('eraseTitle', { name: user.name })}
              consequence={t('eraseText')}
              route="admin.users.erasures.store"
              routeParams={{ user_id: user.id }}
              qs={listState(filter)}
              stay
            >
              {t('erase')}
            </ConfirmButton>
          </ActionRow>
        </ActionRows>
      </Card>
    </Stack>
  )
}

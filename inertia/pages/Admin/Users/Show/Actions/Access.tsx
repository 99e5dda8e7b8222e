import { ReasonButton } from '~/components/staff/ReasonButton'
import { listState } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import type { At, Block } from '../may'
import { useDay } from '../UserInfo/useDay'
import { ActionRow, ActionRows } from './ActionRow'
import { SignOut } from './SignOut'

type Props = At & { block?: Block | null }

/** How someone gets in, and how they are kept out. */
export function Access({ block, ...at }: Props) {
  const { user, hasTwoFactor, may, filter } = at
  const t = useTranslations('admin_users.actions')
  const day = useDay()
  const { name, email, blockedAt } = user

  return (
    <Card title={t('access')} flush>
      <ActionRows>
        <ActionRow
          title={t('verify')}
          text={t('verifyText')}
          why={may.verifyEmail}
          done={user.isVerified && t('isVerified')}
        >
          <ConfirmButton
            danger={false}
            title={t('verifyTitle', { email })}
            consequence={t('verifyText')}
            route="admin.users.verifications.store"
            routeParams={{ user_id: user.id }}
            qs={listState(filter)}
            stay
          >
            {t('verify')}
          </ConfirmButton>
        </ActionRow>
        <ActionRow title={t('reset')} text={t('resetText')} why={may.sendResetLink}>
          <ConfirmButton
            danger={false}
            title={t('resetTitle', { email })}
            consequence={t('resetText')}
            route="admin.users.password_resets.store"
            routeParams={{ user_id: user.id }}
            qs={listState(filter)}
            stay
          >
            {t('reset')}
          </ConfirmButton>
        </ActionRow>
        <ActionRow
          title={t('twoFactor')}
          text={t('twoFactorText')}
          why={may.resetTwoFactor}
          done={!hasTwoFactor && t('hasNoTwoFactor')}
        >
          <ReasonButton
            title={t('twoFactorTitle', { name })}
            consequence={t('twoFactorText')}
            hint={t('reasonHint')}
            route="admin.users.two_factor.destroy"
            userId={user.id}
            filter={filter}
          >
            {t('twoFactor')}
          </ReasonButton>
        </ActionRow>
        <ActionRow title={t('signOut')} text={t('signOutText')} why={may.signOut}>
          <SignOut {...at} />
        </ActionRow>
        {blockedAt ? (
          <ActionRow
            title={t('unblock')}
            text={
              block
                ? t('blockedBecause', { day: day(blockedAt), ...block })
                : t('blockedSince', { day: day(blockedAt) })
            }
            why={may.block}
          >
            <ConfirmButton
              danger={false}
              title={t('unblockTitle', { name })}
              consequence={t('unblockText')}
              route="admin.users.block.destroy"
              routeParams={{ user_id: user.id }}
              qs={listState(filter)}
              stay
            >
              {t('unblock')}
            </ConfirmButton>
          </ActionRow>
        ) : (
          <ActionRow title={t('block')} text={t('blockText')} why={may.block}>
            <ReasonButton
              title={t('blockTitle', { name })}
              consequence={t('blockText')}
              hint={t('reasonHint')}
              route="admin.users.block.store"
              userId={user.id}
              filter={filter}
            >
              {t('block')}
            </ReasonButton>
          </ActionRow>
        )}
      </ActionRows>
    </Card>
  )
}

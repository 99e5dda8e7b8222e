import { ReasonButton } from '~/components/staff/ReasonButton'
import { actionUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import type { At, Block } from '../may'
import { useDay } from '../UserInfo/useDay'
import { ActionRow, ActionRows } from './ActionRow'
import { SignOut } from './SignOut'
import { useAct } from './useAct'

type Props = At & { block?: Block | null }

/** How someone gets in, and how they are kept out. */
export function Access({ block, ...at }: Props) {
  const { user, hasTwoFactor, may, filter } = at
  const t = useTranslations('admin_users.actions')
  const day = useDay()
  const { act, processing } = useAct()
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
            processing={processing}
            onConfirm={() => act('post', actionUrl('verifications.store', user.id, filter))}
          >
            {t('verify')}
          </ConfirmButton>
        </ActionRow>
        <ActionRow title={t('reset')} text={t('resetText')} why={may.sendResetLink}>
          <ConfirmButton
            danger={false}
            title={t('resetTitle', { email })}
            consequence={t('resetText')}
            processing={processing}
            onConfirm={() => act('post', actionUrl('password_resets.store', user.id, filter))}
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
            method="delete"
            action={actionUrl('two_factor.destroy', user.id, filter)}
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
              processing={processing}
              onConfirm={() => act('delete', actionUrl('block.destroy', user.id, filter))}
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
              method="post"
              action={actionUrl('block.store', user.id, filter)}
            >
              {t('block')}
            </ReasonButton>
          </ActionRow>
        )}
      </ActionRows>
    </Card>
  )
}

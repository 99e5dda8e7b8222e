import { useDay } from '~/components/traveller/useDay'
import { useTranslations } from '~/i18n'
import { StatusBadge } from '~/ui/StatusBadge'
import classes from './ReferralSection.module.css'

export type Joiner = {
  /** Null when they left. */
  name: string | null
  joinedAt: string
  rewardedAt: string | null
  isDeclined: boolean
}

export const Joined = ({ joined, reward }: { joined: Joiner[]; reward: string }) => (
  <ul className={classes.list}>
    {joined.map((joiner) => (
      <JoinerLine key={`${joiner.name} ${joiner.joinedAt}`} joiner={joiner} reward={reward} />
    ))}
  </ul>
)

function JoinerLine({ joiner, reward }: { joiner: Joiner; reward: string }) {
  const t = useTranslations('profile.referral')
  const day = useDay()
  const { name, joinedAt, rewardedAt, isDeclined } = joiner

  return (
    <li className={classes.joiner}>
      <div>
        <p className={classes.name}>{name ?? t('someoneGone')}</p>
        <p className={classes.detail}>
          {t('since', { date: day(joinedAt) })}
          {rewardedAt && `. ${t('firstRefund', { date: day(rewardedAt) })}`}
        </p>
      </div>
      {rewardedAt && <StatusBadge tone="good">{t('rewarded', { reward })}</StatusBadge>}
      {isDeclined && <StatusBadge>{t('declined')}</StatusBadge>}
      {!rewardedAt && !isDeclined && <StatusBadge tone="waiting">{t('waiting')}</StatusBadge>}
    </li>
  )
}

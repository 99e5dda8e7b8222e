import { useTranslations } from '~/i18n'
import { useMoney } from '~/ui/Money'
import { Joined, type Joiner } from './Joined'
import classes from './ReferralSection.module.css'
import { Section } from './Section'
import { ShareLink } from './ShareLink'

export type Referrals = {
  url: string
  qrSvg: string
  rewardCents: number
  earnedCents: number
  joined: Joiner[]
}

/** Someone's own link, who came through it and what that earned. */
export default function ReferralSection({ referrals }: { referrals: Referrals }) {
  const t = useTranslations('profile.referral')
  const money = useMoney()
  const reward = money(referrals.rewardCents)

  return (
    <Section id="referral" title={t('title')} description={t('lead', { reward })}>
      <div className={classes.share}>
        <div className={classes.words}>
          <ShareLink url={referrals.url} message={t('message', { reward, url: referrals.url })} />
        </div>
        <figure className={classes.qr}>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(referrals.qrSvg)}`}
            alt={t('qrAlt')}
            width={132}
            height={132}
          />
          <figcaption>{t('qrHint')}</figcaption>
        </figure>
      </div>
      <div className={classes.joined}>
        <h3>{t('joined')}</h3>
        {referrals.joined.length === 0 ? (
          <p className={classes.empty}>{t('empty')}</p>
        ) : (
          <>
            <Joined joined={referrals.joined} reward={reward} />
            <p className={classes.earned}>{t('earned', { amount: money(referrals.earnedCents) })}</p>
          </>
        )}
      </div>
    </Section>
  )
}

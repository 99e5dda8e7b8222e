import { useTranslations } from '~/i18n'
import { useMoney } from '~/ui/Money'
import type { Operator, Rule, Terms } from './alike'
import classes from './Schedule.module.css'
import { Unconfirmed } from './Unconfirmed'

type Props = { operator: Operator; terms: Terms; saysUnconfirmed: boolean }

export function RuleCells({ operator, terms: { kinds, rule }, saysUnconfirmed }: Props) {
  const t = useTranslations('public.schedule')
  const money = useMoney()
  const { earliestDays: earliest, minimumCents } = rule
  const window =
    rule.latestMonths === null
      ? t('windowText', { earliest, latest: rule.latestDays! })
      : t('windowMonths', { earliest, latest: rule.latestMonths })

  return (
    <>
      <td className={classes.kind}>
        {kinds.map((kind) => (
          <span key={kind}>{t(`kinds.${kind}`)}</span>
        ))}
        {rule.medium && <small>{t(`media.${rule.medium}`)}</small>}
        {rule.refundTo !== 'employer' && <small>{t(`by.${rule.channel}`)}</small>}
        <small>{t(`paid.${rule.refundTo}`)}</small>
        {rule.goodwill && <small>{t('goodwill')}</small>}
      </td>
      <td data-label={t('charged')}>
        {kinds.includes('double_charge') ? t('secondFare') : <Charged operator={operator} rule={rule} />}
      </td>
      <td data-label={t('limit')}>
        {rule.capCount && rule.capPeriod ? t(`limits.${rule.capPeriod}`, { count: rule.capCount }) : t('limits.none')}
      </td>
      <td data-label={t('window')}>
        <span>{window}</span>
        {minimumCents > 1 && <span>{t('minimum', { amount: money(minimumCents) })}</span>}
        {saysUnconfirmed && <Unconfirmed />}
      </td>
    </>
  )
}

function Charged({ operator, rule }: { operator: Operator; rule: Rule }) {
  const t = useTranslations('public.schedule')
  const money = useMoney()
  const { feeTrainCents, feeLocalCents } = rule
  const local = operator.modes.filter((mode) => mode !== 'train')
  const nameOf = (mode: Operator['modes'][number]) => t(`modes.${mode}`).toLowerCase()

  if (feeTrainCents && feeLocalCents) {
    return (
      <>
        <span>{t('chargedFor', { amount: money(feeTrainCents), modes: nameOf('train') })}</span>
        <span>{t('chargedFor', { amount: money(feeLocalCents), modes: local.map(nameOf).join(', ') })}</span>
      </>
    )
  }
  const cents = feeTrainCents ?? feeLocalCents
  return cents ? money(cents) : '–'
}

import type { ClaimSummary } from '#app/travel/batches/claim_estimate'
import { useTranslations } from '~/i18n'
import { Money, useMoney } from '~/ui/Money'
import { Deadline } from './Deadline'
import classes from './Worth.module.css'

type Props = { worth: ClaimSummary; level?: 'h2' | 'h3' }

/** What can be claimed, by operator, and until when; said in one figure first. */
export function Worth({ worth, level: Heading = 'h2' }: Props) {
  const t = useTranslations('common.worth')
  const money = useMoney()
  const { netCents, firstDeadline, operators, incomplete, overCap } = worth
  const { unclear = 0, goodwill = [], stillOpen = 0, unread = 0 } = worth
  const unfinished = incomplete - unclear

  return (
    <div className={classes.worth}>
      {netCents > 0 ? (
        <>
          <Heading className={classes.sum}>{t('claim', { amount: money(netCents) })}</Heading>
          <p>
            {firstDeadline && <strong>{t.rich('first', { date: () => <Deadline value={firstDeadline} /> })}. </strong>}
            {t('net')}
          </p>
        </>
      ) : (
        goodwill.length === 0 &&
        (incomplete > 0 || overCap === 0) && (
          <Heading className={classes.sum}>
            {incomplete > 0 ? t('toComplete', { count: incomplete }) : t('nothing')}
          </Heading>
        )
      )}
      {goodwill.map(({ name, count, netCents: cents }) => (
        <p key={name}>
          {t(netCents > 0 ? 'goodwillToo' : 'goodwill', {
            operator: name,
            count,
            amount: money(cents),
          })}
        </p>
      ))}
      {unread > 0 && <p>{t('unread', { count: unread })}</p>}
      {stillOpen > 0 && <p>{t('stillOpen', { count: stillOpen })}</p>}
      {unclear > 0 && <p>{t('unclear', { count: unclear })}</p>}
      {unfinished > 0 && <p>{t('incomplete', { count: unfinished })}</p>}
      {overCap > 0 && <p>{t(netCents > 0 ? 'overCap' : 'overCapOnly', { count: overCap })}</p>}
      {operators.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('operator')}</th>
              <th scope="col">{t('count')}</th>
              <th scope="col">{t('deadline')}</th>
              <th scope="col">{t('amount')}</th>
            </tr>
          </thead>
          <tbody>
            {operators.map(({ name, count, deadlineOn, netCents: cents }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{count}</td>
                <td>
                  <Deadline value={deadlineOn} />
                </td>
                <td>
                  <Money cents={cents} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

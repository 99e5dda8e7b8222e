import { Link } from '@adonisjs/inertia/react'
import { lazy, Suspense } from 'react'
import type { BalanceLine, BalanceLines as Lines } from '#app/money/payouts/balance_lines'
import { client } from '~/client'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import { Card } from '~/ui/Card'
import { DateText } from '~/ui/DateText'
import { EmptyState } from '~/ui/EmptyState'
import { Money, useMoney } from '~/ui/Money'
import classes from './BalanceLines.module.css'

// Most balances have few lines.
const ShowOlder = lazy(() => import('~/ui/ShowOlder').then((module) => ({ default: module.ShowOlder })))

type Props = {
  list: Lines
  /** The organisation whose balance it is; its managers don’t see the claims of their people. */
  tenant?: string
}

/** Every line of a balance, newest first. */
export function BalanceLines({ list, tenant }: Props) {
  const t = useTranslations('balance.lines')
  // A line that is booked meanwhile is added behind those that are shown.
  const lines = list.lines.toSorted((one, other) => other.id - one.id)
  const last = lines.at(-1)?.id
  const csv = tenant ? client.urlFor('tenant.balance.export', [tenant]) : client.urlFor('balance.export')

  return (
    <Card title={t('title')} aside={lines.length > 0 && <a href={csv}>{t('csv')}</a>}>
      {lines.length === 0 ? (
        <EmptyState
          title={tenant ? t('emptyTenant') : t('empty')}
          action={!tenant && <ButtonLink href={client.urlFor('claims.index')}>{t('emptyAction')}</ButtonLink>}
        />
      ) : (
        <ol className={classes.lines}>
          {lines.map((line) => (
            <Line key={line.id} line={line} isLinked={!tenant} />
          ))}
        </ol>
      )}
      {last !== undefined && list.oldestId !== null && list.oldestId < last && (
        <Suspense>
          <ShowOlder older={{ before: last }} only={['list']} />
        </Suspense>
      )}
    </Card>
  )
}

function Line({ line, isLinked }: { line: BalanceLine; isLinked: boolean }) {
  const t = useTranslations('balance.lines')
  const money = useMoney()

  return (
    <li className={classes.line}>
      <p className={classes.what}>{t(`kinds.${line.kind}`, { title: line.title ?? t('someOperator') })}</p>
      <p className={classes.amount} data-in={line.amountCents > 0 || undefined}>
        <Money cents={line.amountCents} sign />
      </p>
      <p className={classes.facts}>
        <DateText value={line.postedAt} />
        {line.reference && <Subject line={line} reference={line.reference} isLinked={isLinked} />}
      </p>
      <p className={classes.after}>{t('after', { amount: money(line.balanceAfterCents) })}</p>
    </li>
  )
}

type SubjectProps = { line: BalanceLine; reference: string; isLinked: boolean }

function Subject({ line, reference, isLinked }: SubjectProps) {
  const t = useTranslations('balance.lines')
  if (line.subjectType !== 'claim') return <span>{t('payout', { reference })}</span>
  if (!isLinked) return <span>{t('claim', { reference })}</span>

  return (
    <Link route="claims.show" routeParams={{ id: reference }}>
      {t('claim', { reference })}
    </Link>
  )
}

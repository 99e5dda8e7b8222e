import { Link } from '@adonisjs/inertia/react'
import type { LedgerKind } from '#app/ledger/ledger_kind'
import { client } from '~/client'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import { Card } from '~/ui/Card'
import { DateText } from '~/ui/DateText'
import { EmptyState } from '~/ui/EmptyState'
import { Money, useMoney } from '~/ui/Money'
import classes from './Statement.module.css'

export type BalanceLine = {
  id: number
  kind: LedgerKind
  amountCents: number
  balanceAfterCents: number
  postedAt: string
  subjectType: string
  reference: string | null
  title: string | null
}

const SHOWN = 50

/** The balance as a statement: every line, newest first. */
export function Statement({ lines }: { lines: BalanceLine[] }) {
  const t = useTranslations('balance.lines')

  return (
    <Card title={t('title')} description={lines.length === SHOWN && t('last')}>
      {lines.length === 0 ? (
        <EmptyState
          title={t('empty')}
          action={<ButtonLink href={client.urlFor('claims.index')}>{t('emptyAction')}</ButtonLink>}
        />
      ) : (
        <ol className={classes.lines}>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      )}
    </Card>
  )
}

function Line({ line }: { line: BalanceLine }) {
  const t = useTranslations('balance.lines')
  const money = useMoney()

  return (
    <li className={classes.line}>
      <p className={classes.what}>
        {t(`kinds.${line.kind}`, { title: line.title ?? t('someOperator') })}
      </p>
      <p className={classes.amount} data-in={line.amountCents > 0 || undefined}>
        <Money cents={line.amountCents} sign />
      </p>
      <p className={classes.facts}>
        <DateText value={line.postedAt} />
        {line.reference && <Subject line={line} reference={line.reference} />}
      </p>
      <p className={classes.after}>{t('after', { amount: money(line.balanceAfterCents) })}</p>
    </li>
  )
}

function Subject({ line, reference }: { line: BalanceLine; reference: string }) {
  const t = useTranslations('balance.lines')
  if (line.subjectType !== 'claim') return <span>{t('payout', { reference })}</span>

  return (
    <Link route="claims.show" routeParams={{ id: reference }}>
      {t('claim', { reference })}
    </Link>
  )
}

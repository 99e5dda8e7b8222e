import { router } from '@inertiajs/react'
import { TOGETHER_FROM, type TogetherFrom, acceptable } from '#app/money/matching/isomorphic/acceptable'
import type { ShownProposals } from '#app/money/matching/proposals/shown_proposals'
import type { LineRow } from '#app/money/statements/line_list'
import { acceptanceOf } from '~/components/staff/matchWords'
import { client } from '~/client'
import { useTranslations } from '~/i18n'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { useMoney } from '~/ui/Money'
import { NativeSelect } from '~/ui/NativeSelect'
import classes from './Together.module.css'

type Props = {
  rows: LineRow[]
  proposals: ShownProposals | undefined
  /** The certainty that the owners chose, in per cent; it comes with the proposals. */
  from: TogetherFrom | undefined
  mayChoose: boolean
}

/** Books the certain ones of a page at once. */
export function Together({ rows, proposals, from, mayChoose }: Props) {
  const t = useTranslations('admin.lines.together')
  const money = useMoney()
  const ready = rows.flatMap((row) => {
    const best = from && acceptable(proposals?.[row.reference] ?? [], from)
    if (!best || row.isSetAside || best.cents !== row.openCents) return []
    const { kind, parts } = acceptanceOf(best)
    return [{ line: row.reference, kind, parts, cents: best.cents }]
  })
  const inCents = ready.reduce((sum, { cents }) => sum + Math.max(cents, 0), 0)
  const outCents = ready.reduce((sum, { cents }) => sum + Math.min(cents, 0), 0)

  return (
    <section className={classes.bar} aria-label={t('label')}>
      <p aria-live="polite">{proposals && from ? t('ready', { count: ready.length, from }) : t('looking')}</p>
      {mayChoose && from && (
        <NativeSelect
          size="xs"
          aria-label={t('from')}
          value={String(from)}
          data={TOGETHER_FROM.map((one) => ({
            value: String(one),
            label: t('percent', { from: one }),
          }))}
          onChange={({ currentTarget: { value } }) =>
            router.put(client.urlFor('admin.together.update'), { from: Number(value) }, { preserveScroll: true })
          }
        />
      )}
      {ready.length > 0 && (
        <ConfirmButton
          size="compact-md"
          danger={false}
          title={t('title', { count: ready.length })}
          consequence={t('text', { in: money(inCents), out: money(outCents) })}
          route="admin.together.store"
          data={{ lines: ready.map(({ cents, ...line }) => line) }}
          stay
        >
          {t('accept', { count: ready.length })}
        </ConfirmButton>
      )}
    </section>
  )
}

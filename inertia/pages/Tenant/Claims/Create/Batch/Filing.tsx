import { Link } from '@adonisjs/inertia/react'
import { usePage, usePoll } from '@inertiajs/react'
import type { FilingProgress } from '#app/claims/business/filing_progress'
import { client } from '~/client'
import { useMoment } from '~/components/traveller/useMoment'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ProgressBar } from '~/ui/Progress'

/** Asks by itself as well, so that a message which is lost costs seconds. */
const ASK_EVERY = 5_000

/** How far the newest press is, and afterwards what came of it. */
export function Filing({ filing }: { filing: FilingProgress }) {
  const t = useTranslations('tenant.claims.create')
  const moment = useMoment()
  const { tenant } = usePage().props
  const { people, done, filed, left, isDone } = filing

  return (
    <Card>
      {!isDone && <Asking />}
      <p role="status">{isDone ? t('filed', { filed, people }) : t('filing', { done, people })}</p>
      {!isDone && <ProgressBar label={t('filing', { done, people })} percentage={Math.round((done / people) * 100)} />}
      {left > 0 && <p>{t('left', { left })}</p>}
      <p>
        {filing.by}, {moment(filing.at)}
        {isDone && (
          <>
            {' · '}
            <Link href={client.urlFor('tenant.claims.index', [tenant!.slug])}>{t('see')}</Link>
          </>
        )}
      </p>
    </Card>
  )
}

function Asking() {
  usePoll(ASK_EVERY, { only: ['filing', 'groups', 'totals'] })
  return null
}

import type { MissingDays } from '#app/money/statements/missing_days'
import type { QueueName, WorkQueue, WorkQueues } from '#app/web/dashboard/dashboard'
import { useCount } from '~/components/lists/ListFooter'
import {
  claimsUrl,
  correctionsUrl,
  costRulesUrl,
  lettersUrl,
  expensesUrl,
  linesUrl,
  messagesUrl,
  operatorsUrl,
  runsUrl,
  statementsUrl,
} from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { useToday } from '~/i18n/today'
import { DateText } from '~/ui/DateText'
import { useMoney } from '~/ui/Money'
import { StatTile, StatTiles } from '~/ui/StatTile'
import classes from './Queues.module.css'

type Props = { queues: WorkQueues; missing?: MissingDays | null }

type Tile = {
  /** Whose work it is. */
  owner: 'desk' | 'finance' | 'owners'
  href?: () => string
  /** What the sum of a queue is. */
  worth?: 'inLetters' | 'worth' | 'owed' | 'sum' | 'toExplain'
  /** What there is to do, where the queue has no sum. */
  hint?:
    | 'detailsHint'
    | 'costRulesHint'
    | 'answersHint'
    | 'uploadsHint'
    | 'toCheckHint'
    | 'committeesHint'
    | 'repliesHint'
    | 'objectAgainHint'
    | 'mailsHint'
    | 'applicationsHint'
    | 'messagesHint'
}

const TILES: Record<QueueName, Tile> = {
  review: { owner: 'desk', worth: 'worth', href: () => claimsUrl({ view: 'review' }) },
  overdue: {
    owner: 'desk',
    worth: 'worth',
    href: () => claimsUrl({ view: 'review', overdue: 'yes', sort: 'deadline' }),
  },
  toCheck: { owner: 'desk', hint: 'toCheckHint', href: () => `${lettersUrl()}?view=toCheck` },
  letters: { owner: 'desk', worth: 'inLetters', href: () => `${lettersUrl()}?view=open` },
  replies: { owner: 'desk', hint: 'repliesHint', href: () => claimsUrl({ view: 'all', todo: 'reply' }) },
  objectAgain: { owner: 'desk', hint: 'objectAgainHint', href: () => claimsUrl({ view: 'all', todo: 'objectAgain' }) },
  committees: { owner: 'desk', hint: 'committeesHint', href: () => claimsUrl({ view: 'all', todo: 'committee' }) },
  mails: { owner: 'desk', hint: 'mailsHint' },
  messages: { owner: 'desk', hint: 'messagesHint', href: () => messagesUrl({ view: 'open' }) },
  applications: { owner: 'desk', hint: 'applicationsHint' },
  uploads: { owner: 'desk', hint: 'uploadsHint' },
  refund: { owner: 'finance', worth: 'owed', href: () => claimsUrl({ view: 'refund' }) },
  expenses: { owner: 'finance', worth: 'sum', href: () => expensesUrl({ view: 'review' }) },
  payouts: { owner: 'finance', worth: 'sum', href: () => runsUrl() },
  held: { owner: 'finance', worth: 'sum', href: () => runsUrl() },
  runs: { owner: 'finance', worth: 'sum', href: () => runsUrl() },
  lines: { owner: 'finance', worth: 'toExplain', href: () => linesUrl() },
  answers: { owner: 'finance', hint: 'answersHint', href: () => statementsUrl() },
  sample: { owner: 'finance', worth: 'sum', href: () => linesUrl({ view: 'sample' }) },
  corrections: { owner: 'finance', worth: 'sum', href: () => correctionsUrl() },
  details: { owner: 'owners', hint: 'detailsHint', href: () => operatorsUrl({ view: 'drafts' }) },
  costRules: { owner: 'owners', hint: 'costRulesHint', href: () => costRulesUrl() },
}

/** What waits, whose work it is and since when, each queue a link to exactly that list. */
export function Queues({ queues, missing }: Props) {
  const t = useTranslations('admin.overview')
  const shown = (Object.keys(TILES) as QueueName[]).flatMap((name) =>
    queues[name] ? { name, queue: queues[name] } : []
  )
  const isFinance = missing !== undefined
  const byOwner = Map.groupBy(shown, ({ name }) => (isFinance ? TILES[name].owner : 'desk'))
  const isDone = !missing && Object.values(queues).every((queue) => queue.count.count === 0)

  return (
    <section className={classes.queues} aria-label={t('queues')}>
      {isDone && <p>{t('caughtUp')}</p>}
      {[...byOwner].map(([owner, theirs]) => (
        <div key={owner} className={classes.owner}>
          <h2>{t(`owners.${owner}`)}</h2>
          <StatTiles>
            {isFinance && owner === 'finance' && <MissingTile missing={missing} />}
            {theirs.map(({ name, queue }) => (
              <QueueTile key={name} name={name} queue={queue} />
            ))}
          </StatTiles>
        </div>
      ))}
    </section>
  )
}

function QueueTile({ name, queue }: { name: QueueName; queue: WorkQueue }) {
  const t = useTranslations('admin.overview')
  const count = useCount()
  const { worth, hint, href } = TILES[name]

  return (
    <StatTile
      label={t(`names.${name}`)}
      value={count(queue.count)}
      hint={
        queue.count.count === 0 ? (
          t('nothing')
        ) : (
          <>
            {worth ? <Worth queue={queue} name={worth} /> : hint && t(hint)}
            <Age since={queue.since} />
          </>
        )
      }
      href={href?.()}
      strong={name === 'review' && queue.count.count > 0}
    />
  )
}

function Worth({ queue: { cents }, name }: { queue: WorkQueue; name: NonNullable<Tile['worth']> }) {
  const t = useTranslations('admin.overview')
  const money = useMoney()
  return cents !== null && t(name, { amount: money(cents) })
}

const DAY = 24 * 60 * 60_000

/** How long the oldest waits. */
function Age({ since }: { since: string | null }) {
  const t = useTranslations('admin.overview')
  const today = useToday()
  if (!since) return null
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(since)) / DAY))

  return <span className={classes.age}>{t('oldest', { days })}</span>
}

function MissingTile({ missing }: { missing: MissingDays | null }) {
  const t = useTranslations('admin.overview')

  return (
    <StatTile
      label={t('missing')}
      value={missing?.count ?? 0}
      hint={
        missing ? (
          <>
            {t('since')} <DateText value={missing.firstOn} />
          </>
        ) : (
          t('statementsComplete')
        )
      }
      href={statementsUrl()}
      strong={missing !== null}
    />
  )
}

import type { CostKind } from '#app/money/matching/allocation_kind'
import type { AllocatedPart } from '#app/money/matching/allocations_of'
import type { Learned as Payer } from '#app/money/matching/learned'
import type { LineFacts as Facts } from '#app/money/matching/line_facts'
import type { NamedClaim } from '#app/money/matching/named_claims'
import type { Pasted } from '#app/money/matching/pasted_list'
import type { ShownProposal } from '#app/money/matching/proposals/shown_proposals'
import { Columns } from '~/components/staff/Columns'
import { Neighbours } from '~/components/staff/Neighbours'
import { type Filter, linesUrl, lineUrl } from '~/components/staff/urls'
import { useFormatter, useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { useMoney } from '~/ui/Money'
import { PageHeader } from '~/ui/PageHeader'
import { Allocations } from './Show/Allocations'
import { Learned } from './Show/Learned'
import { LineFacts } from './Show/LineFacts'
import { NamedClaims } from './Show/NamedClaims'
import { OpenAmount } from './Show/OpenAmount'
import { OtherWays } from './Show/OtherWays'
import { Proposals } from './Show/Proposals'
import { Split } from './Show/Split'
import { Withdraw } from './Show/Withdraw'
import { useDraft } from './Show/useDraft'

type Props = InertiaProps<{
  line: Facts
  allocations: AllocatedPart[]
  learned: Payer | null
  named: NamedClaim[]
  costsSaid: CostKind[]
  proposals: ShownProposal[]
  pasted: Pasted | null
  neighbours: { previous: string | null; next: string | null }
  filter: Filter
}>

export default function LineShow(props: Props) {
  const { line, allocations, learned, named, costsSaid, proposals, pasted, neighbours, filter } = props
  const t = useTranslations('admin.line')
  const tLines = useTranslations('admin.lines')
  const money = useMoney()
  const format = useFormatter()
  const draft = useDraft(line.reference, pasted)
  useLive(['LineMoved'], ['line', 'allocations', 'learned', 'named', 'costsSaid', 'proposals'], line.reference)
  useLive(['CorrectionMoved'], ['line', 'allocations'])
  const isOpen = line.openCents !== 0

  return (
    <>
      <PageHeader
        title={line.reference}
        documentTitle={t('title', { reference: line.reference })}
        description={t('about', {
          amount: money(line.amountCents, { sign: true }),
          day: format.dateTime(new Date(line.bookedOn), { dateStyle: 'long' }),
        })}
        breadcrumbs={[{ label: tLines('title'), href: linesUrl(filter) }]}
        actions={
          <Neighbours
            label={t('neighbours')}
            previous={neighbours.previous && lineUrl(neighbours.previous, filter)}
            next={neighbours.next && lineUrl(neighbours.next, filter)}
            noPrevious={t('noPrevious')}
            noNext={t('noNext')}
          />
        }
      />
      <Columns
        aside={
          <>
            {isOpen && (
              <OtherWays line={line} filter={filter} hasNext={neighbours.next !== null} costsSaid={costsSaid} />
            )}
            {learned && <Learned line={line.reference} payer={learned} filter={filter} />}
            <LineFacts line={line} filter={filter} />
            {line.isProvisional && <Withdraw line={line} filter={filter} />}
          </>
        }
      >
        <OpenAmount line={line} />
        <NamedClaims claims={named} />
        {isOpen && (
          <>
            <Proposals
              line={line.reference}
              proposals={proposals}
              filter={filter}
              hasNext={neighbours.next !== null}
              onChange={draft.fill}
            />
            <Split
              key={`${draft.key} ${line.openCents}`}
              line={line}
              filter={filter}
              parts={draft.parts}
              pasted={pasted}
              onBooked={() => draft.fill([])}
            />
          </>
        )}
        <Allocations line={line.reference} allocations={allocations} filter={filter} />
      </Columns>
    </>
  )
}

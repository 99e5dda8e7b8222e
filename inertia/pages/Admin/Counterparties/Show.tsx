import type { DetailsDraft } from '#app/travel/operators/draft_for'
import type { ConcessionRow } from '#app/travel/operators/concessions_of'
import { client } from '~/client'
import { PlainTable } from '~/components/staff/PlainTable'
import { operatorsUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { Card } from '~/ui/Card'
import { PageHeader } from '~/ui/PageHeader'
import type { Data } from '~generated/data'
import { Draft } from './Show/Draft'
import { Facts } from './Show/Facts'
import classes from './Show/Show.module.css'
import { useConcessionColumns } from './Show/useConcessionColumns'
import { useRuleColumns } from './Show/useRuleColumns'

type Props = InertiaProps<{
  operator: Data.Travel.Operators.Counterparty.Variants['forAdmin']
  rules: Data.Claims.Rules.ClaimRule.Variants['forAdmin'][]
  concessions: ConcessionRow[]
  draft: DetailsDraft | null
  may: { edit: boolean }
}>

export default function CounterpartyShow({ operator, rules, concessions, draft, may }: Props) {
  const t = useTranslations('admin.counterparty')
  const tAll = useTranslations('admin.counterparties')
  const ruleColumns = useRuleColumns(operator.slug)
  const concessionColumns = useConcessionColumns(may.edit ? operator.slug : null)

  return (
    <>
      <PageHeader
        title={operator.name}
        description={operator.brands.join(', ') || undefined}
        breadcrumbs={[{ label: tAll('title'), href: operatorsUrl() }]}
        actions={
          may.edit && (
            <ButtonLink href={client.urlFor('admin.counterparties.rules.create', [operator.slug])} variant="default">
              {t('newRule')}
            </ButtonLink>
          )
        }
      />
      <div className={classes.sections}>
        {draft && <Draft operator={operator} draft={draft} mayEdit={may.edit} />}
        <Facts operator={operator} mayEdit={may.edit} />
        <Card title={t('rules')} description={t('rulesHint')}>
          <PlainTable caption={t('rules')} columns={ruleColumns} rows={rules} rowKey={(rule) => rule.id} />
        </Card>
        <Card
          title={t('concessions')}
          description={t('concessionsHint')}
          aside={
            may.edit && (
              <a href={client.urlFor('admin.counterparties.concessions.create', [operator.slug])}>
                {t('newConcession')}
              </a>
            )
          }
        >
          {concessions.length === 0 ? (
            <p>{t('noConcessions')}</p>
          ) : (
            <PlainTable
              caption={t('concessions')}
              columns={concessionColumns}
              rows={concessions}
              rowKey={(one) => one.id}
            />
          )}
        </Card>
      </div>
    </>
  )
}

import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateText } from '~/ui/DateText'
import { DefinitionList } from '~/ui/DefinitionList'
import { Money } from '~/ui/Money'
import type { Data } from '~generated/data'
import { useRuleWords } from '../../Show/useRuleWords'

/** The terms of a version and their source. */
export function Terms({ rule }: { rule: Data.Claims.Rules.ClaimRule.Variants['forAdmin'] }) {
  const t = useTranslations('admin.rule')
  const tAll = useTranslations('admin.counterparty')
  const words = useRuleWords()

  return (
    <Card title={t('terms')}>
      <DefinitionList
        sideBySide
        items={[
          { term: tAll('for'), value: words.scope(rule) },
          { term: t('validFrom'), value: <DateText value={rule.validFrom} /> },
          { term: tAll('window'), value: words.window(rule) },
          { term: t('minimum'), value: <Money cents={rule.minimumCents} /> },
          { term: tAll('cap'), value: words.cap(rule) },
          { term: t('channel'), value: words.channel(rule) },
          { term: t('formUrl'), value: rule.formUrl },
          { term: t('refundTo'), value: words.money(rule) },
          { term: t('evidence'), value: rule.evidence },
          { term: t('source'), value: rule.source },
          {
            term: tAll('checked'),
            value: rule.checkedOn ? (
              <>
                <DateText value={rule.checkedOn} />
                {rule.checkedBy && `, ${rule.checkedBy}`}
              </>
            ) : (
              tAll('never')
            ),
          },
        ]}
      />
    </Card>
  )
}

import { Stack } from '@mantine/core'
import type { ShownCostRule } from '#app/money/costs/cost_rules'
import { Unavailable } from '~/components/staff/Unavailable'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { ErrorText } from '~/ui/ErrorText'

type Props = { rule: ShownCostRule; isOwn: boolean; isNewStaff: boolean }

/** Who wrote a rule, who put it in force, and what can be done with it. */
export function NextStep({ rule, isOwn, isNewStaff }: Props) {
  const t = useTranslations('admin.costRules')
  const errors = useErrors()
  const { id, status, createdBy, activatedBy, retiredBy } = rule

  return (
    <Card title={t('next')}>
      <Stack gap="sm" align="flex-start">
        <p>{t('writtenBy', { name: createdBy })}</p>
        {activatedBy && <p>{t('activatedBy', { name: activatedBy })}</p>}
        {retiredBy && <p>{t('retiredBy', { name: retiredBy })}</p>}
        {status === 'draft' && isOwn && <Unavailable>{t('own')}</Unavailable>}
        {status === 'draft' && !isOwn && isNewStaff && <Unavailable>{t('newStaff')}</Unavailable>}
        {status === 'draft' && !isOwn && !isNewStaff && (
          <ConfirmButton
            variant="filled"
            danger={false}
            title={t('activateTitle')}
            consequence={t('activateText')}
            route="admin.cost_rules.activations.store"
            routeParams={{ cost_rule_id: id }}
          >
            {t('activate')}
          </ConfirmButton>
        )}
        {status !== 'retired' && (
          <ConfirmButton
            title={t(status === 'draft' ? 'discardTitle' : 'retireTitle')}
            consequence={t(status === 'draft' ? 'discardText' : 'retireText')}
            route="admin.cost_rules.destroy"
            routeParams={{ id }}
          >
            {t(status === 'draft' ? 'discard' : 'retire')}
          </ConfirmButton>
        )}
        <ErrorText>{errors.rule}</ErrorText>
      </Stack>
    </Card>
  )
}

import { Stack } from '@mantine/core'
import { client } from '~/client'
import { Unavailable } from '~/components/staff/Unavailable'
import { useErrors } from '~/hooks/useErrors'
import { useFormatter, useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { ButtonLink } from '~/ui/ButtonLink'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextAreaField } from '~/ui/form/TextAreaField'
import { ErrorText } from '~/ui/ErrorText'
import type { Data } from '~generated/data'

type Props = {
  operator: string
  rule: Data.Claims.Rules.ClaimRule.Variants['forAdmin']
  /** Trips that can be claimed today and then no more; null while that is computed. */
  lost: number | null
  may: { activate: boolean; retire: boolean; discard: boolean; check: boolean }
}

/** Who wrote a version, who put it in force, and what can be done with it. */
export function NextStep({ operator, rule, lost, may }: Props) {
  const t = useTranslations('admin.rule')
  const errors = useErrors()
  const format = useFormatter()
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'long' })
  const loss = lost ? t('lost', { count: lost }) : ''
  const routeParams = { counterparty_id: operator, rule_id: rule.id }

  return (
    <Card title={t('next')}>
      <Stack gap="sm">
        <p>{rule.createdBy ? t('by', { name: rule.createdBy }) : t('founding')}</p>
        {rule.activatedBy && <p>{t('activatedBy', { name: rule.activatedBy })}</p>}
        {rule.status === 'active' && <p>{t('active', { day: day(rule.validFrom) })}</p>}
        {rule.status === 'draft' && !may.activate && <Unavailable>{t('own')}</Unavailable>}
        {may.activate && (
          <ConfirmButton
            variant="filled"
            danger={false}
            title={t('activateTitle', { version: rule.version })}
            consequence={`${t('activateText', { from: day(rule.validFrom) })} ${loss}`}
            route="admin.counterparties.rules.activations.store"
            routeParams={routeParams}
            data={{ lost: lost ?? 0 }}
            disabled={lost === null}
          >
            {t('activate')}
          </ConfirmButton>
        )}
        {may.discard && (
          <ConfirmButton
            title={t('discardTitle')}
            consequence={t('discardText')}
            route="admin.counterparties.rules.destroy"
            routeParams={{ counterparty_id: operator, id: rule.id }}
          >
            {t('discard')}
          </ConfirmButton>
        )}
        {may.check && (
          <>
            <p>{t('checkHint')}</p>
            <Form
              route="admin.counterparties.rules.checks.store"
              routeParams={routeParams}
              initial={{ confirmed: true, source: rule.source }}
              size="sm"
            >
              <Stack gap="sm">
                <TextAreaField
                  name="source"
                  label={t('checkSource')}
                  hint={t('checkSourceHint')}
                  rows={3}
                  maxLength={300}
                  required
                />
                <SubmitButton>{t('check')}</SubmitButton>
              </Stack>
            </Form>
            <ActionButton
              variant="subtle"
              route="admin.counterparties.rules.checks.store"
              routeParams={routeParams}
              data={{ confirmed: false }}
            >
              {t('checkUnconfirmed')}
            </ActionButton>
            <ButtonLink
              variant="default"
              href={client.urlFor('admin.counterparties.rules.create', [operator], {
                qs: { from: rule.id },
              })}
            >
              {t('newTitle')}
            </ButtonLink>
          </>
        )}
        {may.retire && (
          <ConfirmButton
            title={t('retireTitle', { version: rule.version })}
            consequence={`${t('retireText')} ${loss}`}
            route="admin.counterparties.rules.destroy"
            routeParams={{ counterparty_id: operator, id: rule.id }}
            data={{ lost: lost ?? 0 }}
            disabled={lost === null}
          >
            {t('retire')}
          </ConfirmButton>
        )}
        <ErrorText>{errors.rule}</ErrorText>
      </Stack>
    </Card>
  )
}

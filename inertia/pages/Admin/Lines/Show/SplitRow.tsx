import { Button, TextInput } from '@mantine/core'
import { useTranslations } from '~/i18n'
import { EuroInput } from '~/ui/EuroInput'
import { useMoney } from '~/ui/Money'
import { centsOf, type Row } from './split'

type Props = {
  row: Row
  number: number
  /** Whether to say what is wrong. */
  isTried: boolean
  isWrongKind: boolean
  onChange: (row: Row) => void
  onRemove: (() => void) | null
}

/** What a part of the line was for, and how much. */
export function SplitRow({ row, number, isTried, isWrongKind, onChange, onRemove }: Props) {
  const t = useTranslations('admin.line')
  const tForm = useTranslations('common.form')
  const money = useMoney()
  const isMissing = row.reference.trim() === ''
  const about = row.title && [row.title, t('expects', { amount: money(row.expectedCents ?? 0) })]

  return (
    <li>
      <TextInput
        size="sm"
        label={t('reference')}
        value={row.reference}
        description={about && about.join(', ')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={isTried && ((isMissing && t('referenceMissing')) || (isWrongKind && t('referenceWrong')))}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => onChange({ id: row.id, amount: row.amount, reference: value })}
      />
      <EuroInput
        size="sm"
        label={t('amountOf')}
        value={row.amount}
        error={isTried && !centsOf(row) && tForm('euros')}
        onChange={(amount) => onChange({ ...row, amount })}
      />
      {onRemove && (
        <Button variant="subtle" size="sm" mt={24} aria-label={t('removeRow', { row: number })} onClick={onRemove}>
          {t('remove')}
        </Button>
      )}
    </li>
  )
}

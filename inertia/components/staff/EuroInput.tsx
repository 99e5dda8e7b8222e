import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from '~/i18n'
import { parseEuros, writeEuros } from '~/components/euros'

type Props = {
  name: string
  label: string
  description?: string
  cents: number | null
  onChange: (cents: number | null) => void
  error?: string
  disabled?: boolean
}

/** An amount in euros, typed with a comma or a point, handed on as integer cents. */
export function EuroInput({ cents, onChange, error, ...input }: Props) {
  const t = useTranslations('admin.euro')
  const [text, setText] = useState(cents === null ? '' : writeEuros(cents))
  const [left, setLeft] = useState(false)
  const isWrong = left && text.trim() !== '' && parseEuros(text) === null

  return (
    <TextInput
      {...input}
      size="sm"
      inputMode="decimal"
      autoComplete="off"
      leftSection="€"
      value={text}
      error={isWrong ? t('wrong') : error}
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        setLeft(false)
        onChange(parseEuros(value))
      }}
      onBlur={() => {
        setLeft(true)
        const typed = parseEuros(text)
        if (typed !== null) setText(writeEuros(typed))
      }}
    />
  )
}

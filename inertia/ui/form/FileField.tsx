import { FileDrop } from '../FileDrop'
import { useFormState } from './context'
import { useField } from './useField'

type Props = {
  name: string
  maxBytes?: number
  /** As of `FileDrop`. */
  accept?: Record<string, string[]>
  words?: string
  compact?: boolean
  everywhere?: boolean
  /** Takes several files, which are not sent with the form. */
  onMany?: { most: number; take: (files: File[]) => void }
}

/** A file, sent with its form as soon as it is chosen. */
export function FileField({ name, onMany, ...drop }: Props) {
  const form = useFormState()
  const field = useField<File | null>({ name, required: true, empty: null })

  return (
    <FileDrop
      {...drop}
      error={field.error}
      uploading={form.processing && field.value ? { name: field.value.name, percentage: form.percentage } : undefined}
      most={onMany?.most}
      onFiles={(files) => {
        if (files.length > 1) return onMany?.take(files)
        field.change(files[0])
        form.submit()
      }}
    />
  )
}

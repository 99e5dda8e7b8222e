import { FileDrop } from '../FileDrop'
import { useFormState } from './context'
import { useField } from './useField'

type Props = { name: string; maxBytes?: number }

/** A file, sent with its form as soon as it is chosen. */
export function FileField({ name, maxBytes }: Props) {
  const form = useFormState()
  const field = useField<File | null>({ name, required: true, empty: null })

  return (
    <FileDrop
      maxBytes={maxBytes}
      error={field.error}
      uploading={
        form.processing && field.value
          ? { name: field.value.name, percentage: form.percentage }
          : undefined
      }
      onFile={(file) => {
        field.change(file)
        form.submit()
      }}
    />
  )
}

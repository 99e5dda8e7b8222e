import { Button } from '@mantine/core'
import { type ChangeEvent, useEffect, useId, useMemo, useRef } from 'react'
import { useFormatter, useTranslations } from '~/i18n'
import { ErrorText } from '~/ui/ErrorText'
import { FieldHint } from '~/ui/FieldHint'
import { useField } from '~/ui/form/useField'
import classes from './ReceiptField.module.css'

const MAX_BYTES = 10_000_000
// By name, so that an iPhone sends its photos as JPEG.
const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf'

/** A photo from the camera of the phone, or a file. */
export function ReceiptField({ name }: { name: string }) {
  const t = useTranslations('expenses.form')
  const id = useId()
  const photo = useRef<HTMLInputElement>(null)
  const chosen = useRef<HTMLInputElement>(null)
  const field = useField<File | null>({
    name,
    empty: null,
    check: (file) => {
      if (!file) return t('receiptMissing')
      return file.size > MAX_BYTES ? t('receiptTooLarge') : null
    },
  })
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) field.change(file)
    // So that the same file can be chosen again.
    currentTarget.value = ''
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <p id={`${id}-label`} className={classes.label}>
        {t('receipt')}
      </p>
      <div className={classes.buttons}>
        <input
          ref={photo}
          type="file"
          accept="image/*"
          capture="environment"
          aria-label={t('photo')}
          hidden
          onChange={take}
        />
        <Button className={classes.photo} variant="light" onClick={() => photo.current?.click()}>
          {t('photo')}
        </Button>
        <input ref={chosen} type="file" accept={ACCEPTED} aria-label={t('choose')} hidden onChange={take} />
        <Button
          variant="default"
          aria-invalid={field.error ? true : undefined}
          aria-describedby={`${id}-error`}
          onClick={() => chosen.current?.click()}
        >
          {field.value ? t('another') : t('choose')}
        </Button>
      </div>
      {field.value && <Chosen file={field.value} />}
      <FieldHint id={`${id}-hint`}>{t('receiptHint')}</FieldHint>
      <ErrorText id={`${id}-error`}>{field.error}</ErrorText>
    </div>
  )
}

function Chosen({ file }: { file: File }) {
  const t = useTranslations('expenses.form')
  const format = useFormatter()
  const url = usePreview(file)
  const size = format.number(file.size / 1_000, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  })

  return (
    <figure className={classes.chosen} aria-live="polite">
      {url && <img src={url} alt={t('preview')} />}
      <figcaption>{t('chosen', { name: file.name, size })}</figcaption>
    </figure>
  )
}

/** The address of an image in this browser; null for a PDF. */
function usePreview(file: File) {
  const url = useMemo(() => (file.type.startsWith('image/') ? URL.createObjectURL(file) : null), [file])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return url
}

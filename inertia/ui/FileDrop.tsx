import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useFormatter, useTranslations } from '~/i18n'
import { ErrorText } from './ErrorText'
import classes from './FileDrop.module.css'
import { ProgressBar } from './Progress'
import { useFileDrop } from './useFileDrop'

type Props = {
  onFile: (file: File) => void
  /** From the server, about the file that was sent. */
  error?: string
  /** While it is being sent: which file, and how far it is. */
  uploading?: { name: string; percentage?: number }
  maxBytes?: number
}

const MEGABYTE = 1024 * 1024

const ENDS = ['.csv', '.xlsx', '.json']
const TYPES = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/json',
]

const isReadable = ({ name, type }: File) =>
  TYPES.includes(type) || ENDS.some((end) => name.toLowerCase().endsWith(end))

/** While it is held its name is not known; some computers call no type, or take a CSV for old Excel. */
const mayBeReadable = (type: string) =>
  type === '' || type === 'application/vnd.ms-excel' || TYPES.includes(type)

function refusalOf([file, ...more]: File[], maxBytes: number) {
  if (more.length > 0) return 'tooMany'
  if (!isReadable(file)) return 'wrongType'
  return file.size > maxBytes ? 'tooLarge' : null
}

export function FileDrop({ onFile, error, uploading, maxBytes = 50 * MEGABYTE }: Props) {
  const t = useTranslations('common.file')
  const format = useFormatter()
  const picker = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const size = format.number(maxBytes / MEGABYTE, { style: 'unit', unit: 'megabyte' })

  const receive = (files: File[]) => {
    const wrong = refusalOf(files, maxBytes)
    setRefusal(wrong ? t(wrong, { name: files[0].name, size }) : undefined)
    if (!wrong) onFile(files[0])
  }
  const { state, area } = useFileDrop({
    isWanted: mayBeReadable,
    onDrop: receive,
    disabled: !!uploading,
  })

  return (
    <div>
      <div className={classes.zone} data-state={state} {...area}>
        <input
          ref={picker}
          type="file"
          hidden
          accept={[...ENDS, ...TYPES].join()}
          aria-label={t('choose')}
          disabled={!!uploading}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            // So that the same file can be chosen again.
            currentTarget.value = ''
            if (files.length > 0) receive(files)
          }}
        />
        <IconFileSpreadsheet className={classes.icon} size={44} stroke={1.25} aria-hidden />
        {uploading ? (
          <div className={classes.progress}>
            <p>{t('uploading', { name: uploading.name })}</p>
            <ProgressBar
              label={t('uploading', { name: uploading.name })}
              percentage={uploading.percentage}
            />
          </div>
        ) : (
          <>
            <p className={classes.prompt}>{t('drop')}</p>
            <Button onClick={() => picker.current?.click()}>{t('choose')}</Button>
            <p className={classes.accepted}>{t('accepted', { size })}</p>
          </>
        )}
      </div>
      <div className={classes.error}>
        <ErrorText>{refusal ?? error}</ErrorText>
      </div>
    </div>
  )
}

import '@mantine/dropzone/styles.layer.css'

import { Button } from '@mantine/core'
import { Dropzone, type FileRejection } from '@mantine/dropzone'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useFormatter, useTranslations } from '~/i18n'
import { ErrorText } from './ErrorText'
import classes from './FileDrop.module.css'
import { ProgressBar } from './Progress'
import { useFilesElsewhere } from './useFilesElsewhere'

type Props = {
  onFiles: (files: File[]) => void
  /** How many may come at once. */
  most?: number
  /** From the server, about the file that was sent. */
  error?: string
  /** While it is being sent: which file, and how far it is. */
  uploading?: { name: string; percentage?: number }
  maxBytes?: number
  /** Endings by type; files of travel unless told, and `words` that say so. */
  accept?: Record<string, string[]>
  words?: string
  compact?: boolean
  /** Also takes what is pasted, or dropped elsewhere on the page. */
  everywhere?: boolean
}

const MEGABYTE = 1024 * 1024

const ACCEPTED = {
  'text/csv': ['.csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/json': ['.json'],
  'application/zip': ['.zip'],
}

const SENTENCES: Record<string, 'tooLarge' | 'tooMany'> = {
  'file-too-large': 'tooLarge',
  'too-many-files': 'tooMany',
}
const sentenceOf = ({ errors }: FileRejection, words?: string) =>
  SENTENCES[errors[0].code] ?? (words ? 'otherType' : 'wrongType')

export function FileDrop({ onFiles, most = 1, error, uploading, ...rest }: Props) {
  const { maxBytes = 50 * MEGABYTE, accept = ACCEPTED, words, compact, everywhere = false } = rest
  const t = useTranslations('common.file')
  const format = useFormatter()
  const openPicker = useRef<() => void>(null)
  const [refusal, setRefusal] = useState<string>()
  const size = format.number(maxBytes / MEGABYTE, { style: 'unit', unit: 'megabyte' })

  const receive = (files: File[], [rejection]: FileRejection[]) => {
    const name = rejection?.file.name ?? ''
    setRefusal(rejection && t(sentenceOf(rejection, words), { name, size, most, words: words ?? '' }))
    if (!rejection) onFiles(files)
  }

  // These come past the zone, which looks at the kind; what a file holds the server sees.
  const receiveElsewhere = (files: File[]) => {
    const tooLarge = files.find((file) => file.size > maxBytes)
    const problem = tooLarge ? 'tooLarge' : files.length > most ? 'tooMany' : null
    setRefusal(problem ? t(problem, { name: tooLarge?.name ?? '', size, most }) : undefined)
    if (!problem) onFiles(files)
  }
  useFilesElsewhere(everywhere && !uploading ? receiveElsewhere : null)

  return (
    <div>
      <Dropzone
        className={classes.zone}
        accept={accept}
        data-compact={compact || undefined}
        data-file-drop
        maxSize={maxBytes}
        multiple={most > 1}
        maxFiles={most}
        openRef={openPicker}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        disabled={!!uploading}
        tabIndex={-1}
        inputProps={{ 'aria-label': t('choose', { most }) }}
        // Required, but only the next hears of the good and the bad together.
        onDrop={() => {}}
        onDropAny={receive}
      >
        {!compact && <IconFileSpreadsheet className={classes.icon} size={44} stroke={1.25} aria-hidden />}
        {uploading ? (
          <div className={classes.progress}>
            <p>{t('uploading', { name: uploading.name })}</p>
            <ProgressBar label={t('uploading', { name: uploading.name })} percentage={uploading.percentage} />
          </div>
        ) : (
          <>
            <p className={classes.prompt}>
              <span className={classes.byMouse}>{t('drop', { most })}</span>
              <span className={classes.byTouch}>{t('onPhone', { most })}</span>
            </p>
            <Button onClick={() => openPicker.current?.()}>{t('choose', { most })}</Button>
            <p className={classes.accepted}>{words ?? t('accepted', { size })}</p>
          </>
        )}
      </Dropzone>
      <div className={classes.error}>
        <ErrorText>{refusal ?? error}</ErrorText>
      </div>
    </div>
  )
}

import { router } from '@inertiajs/react'
import { useRef, useState } from 'react'
import { sendFile } from '~/http/sendFile'

export type Upload = {
  name: string
  state: 'waiting' | 'sending' | 'done' | 'refused'
  percentage?: number
  error?: string
}

export const MAX_BATCH_BYTES = 50 * 1024 * 1024

/** Two years of months. */
export const MAX_BATCH_FILES = 24

type Where = {
  store: string
  /** Where the page goes on when all are received. */
  next: (groupId: string) => string
}

/** Sends files one after another, as one group; what is wrong with one does not stop the others. */
export function useUploads({ store, next }: Where) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const group = useRef('')

  const change = (nth: number, changes: Partial<Upload>) =>
    setUploads((before) => before.map((one, i) => (i === nth ? { ...one, ...changes } : one)))

  const send = async (file: File, nth: number) => {
    change(nth, { state: 'sending', percentage: 0 })
    const body = { file, groupId: group.current }
    const { refusal } = await sendFile(store, body, (percentage) => change(nth, { percentage }))
    change(nth, refusal ? { state: 'refused', error: refusal.message } : { state: 'done' })
    return refusal === null
  }

  const show = () => router.visit(next(group.current))

  const start = async (files: File[]) => {
    group.current = crypto.randomUUID()
    setUploads(files.map(({ name }) => ({ name, state: 'waiting' })))
    const received: boolean[] = []
    for (const [nth, file] of files.entries()) received.push(await send(file, nth))
    if (received.every(Boolean)) show()
  }

  return { uploads, start, show, again: () => setUploads([]) }
}

import { router, useHttp } from '@inertiajs/react'
import { useRef, useState } from 'react'
import { client } from '~/client'

export type Upload = {
  name: string
  state: 'waiting' | 'sending' | 'done' | 'refused'
  percentage?: number
  error?: string
}

type Body = { file: File | null; groupId: string }

/** Sends files one after another, as one group; what is wrong with one does not stop the others. */
export function useUploads() {
  const [uploads, setUploads] = useState<Upload[]>([])
  const group = useRef('')
  const http = useHttp<Body>({ file: null, groupId: '' })

  const change = (nth: number, changes: Partial<Upload>) =>
    setUploads((before) => before.map((one, i) => (i === nth ? { ...one, ...changes } : one)))

  const send = async (file: File, nth: number) => {
    change(nth, { state: 'sending', percentage: 0 })
    http.transform(() => ({ file, groupId: group.current }))
    let isRefused = false
    const refuse = (error?: string) => {
      isRefused = true
      change(nth, { state: 'refused', error })
    }
    await http
      .post(client.urlFor('batches.store'), {
        onProgress: (progress) => change(nth, { percentage: progress?.percentage }),
        onError: (errors) => refuse(Object.values(errors as Record<string, string>)[0]),
      })
      .catch(() => !isRefused && refuse())
    if (!isRefused) change(nth, { state: 'done' })
    return !isRefused
  }

  const show = () => router.visit(client.urlFor('batch_groups.show', { id: group.current }))

  const start = async (files: File[]) => {
    group.current = crypto.randomUUID()
    setUploads(files.map(({ name }) => ({ name, state: 'waiting' })))
    const received: boolean[] = []
    for (const [nth, file] of files.entries()) received.push(await send(file, nth))
    if (received.every(Boolean)) show()
  }

  return { uploads, start, show, again: () => setUploads([]) }
}

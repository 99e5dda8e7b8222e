import { useEffect, useState } from 'react'
import type { ClaimEstimate } from '#app/travel/batches/claim_estimate'
import { client } from '~/client'
import { type RefusedFile, sendFile } from '~/http/sendFile'

type Said = { keep?: boolean; dayFirst?: boolean }
type Answer = { estimate: ClaimEstimate; onlyCheckOuts: boolean; isKept: boolean }

/** Has the file read at once, and again when more is said about it. */
export function useEstimate(file: File) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [refusal, setRefusal] = useState<RefusedFile | null>(null)
  const [said, setSaid] = useState<Said>({})
  const [processing, setProcessing] = useState(true)

  useEffect(() => {
    let isCurrent = true
    const send = async () => {
      setProcessing(true)
      const sent = await sendFile<Answer>(client.urlFor('estimates.store'), { file, ...said })
      if (!isCurrent) return
      setProcessing(false)
      setRefusal(sent.refusal)
      if (sent.answer) setAnswer(sent.answer)
    }
    void send()
    return () => {
      isCurrent = false
    }
  }, [file, said])

  const say = (more: Said) => setSaid((before) => ({ ...before, ...more }))
  return { answer, refusal, say, processing }
}

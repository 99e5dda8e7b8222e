import { useState } from 'react'
import type { Pasted } from '#app/money/matching/pasted_list'
import type { Part } from '#app/money/matching/proposals/shown_proposals'

/** What the split begins with: a list that was pasted, or a proposal that is changed. Each has a key of its own. */
export function useDraft(line: string, pasted: Pasted | null) {
  const [seen, setSeen] = useState({ line, pasted })
  const [draft, setDraft] = useState({ at: 0, parts: pasted?.parts ?? [] })
  const fill = (parts: Part[]) => setDraft(({ at }) => ({ at: at + 1, parts }))

  if (seen.line !== line || seen.pasted !== pasted) {
    setSeen({ line, pasted })
    if (pasted || seen.line !== line) fill(pasted?.parts ?? [])
  }
  return { key: draft.at, parts: draft.parts, fill }
}

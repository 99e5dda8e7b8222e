import { useEffect, useEffectEvent } from 'react'
import { takeFiles } from './carriedFiles'
import { pastedFiles } from './pastedFiles'

/** Hears of files that are pasted on the page, or were carried to it; with null of none. */
export function useFilesElsewhere(take: ((files: File[]) => void) | null) {
  const receive = useEffectEvent((files: File[]) => take?.(files))
  const isListening = take !== null

  useEffect(() => {
    if (!isListening) return
    const paste = (event: ClipboardEvent) => {
      const files = pastedFiles(event)
      if (files.length === 0) return
      event.preventDefault()
      receive(files)
    }
    document.addEventListener('paste', paste)
    const stop = takeFiles((files) => receive(files))
    return () => {
      document.removeEventListener('paste', paste)
      stop()
    }
  }, [isListening])
}

import { type DragEvent, useEffect, useState } from 'react'

/** `accept` and `reject`: something is held over the area that may be, or cannot be, what is asked for. */
export type DropState = 'accept' | 'reject' | null

type Options = {
  isWanted: (type: string) => boolean
  onDrop: (files: File[]) => void
  disabled?: boolean
}

/** An area to drop a file on. Of what is dropped beside it the browser takes no notice, so that the page stays. */
export function useFileDrop({ isWanted, onDrop, disabled }: Options) {
  const [state, setState] = useState<DropState>(null)
  useIgnoredBeside()

  const over = (event: DragEvent) => {
    event.preventDefault()
    const files = [...event.dataTransfer.items].filter(({ kind }) => kind === 'file')
    if (disabled || files.length === 0) return
    setState(files.length === 1 && isWanted(files[0].type) ? 'accept' : 'reject')
  }

  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setState(null)
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setState(null)
    const files = [...event.dataTransfer.files]
    if (!disabled && files.length > 0) onDrop(files)
  }

  return { state, area: { onDragEnter: over, onDragOver: over, onDragLeave: leave, onDrop: drop } }
}

function useIgnoredBeside() {
  useEffect(() => {
    const ignore = (event: Event) => event.preventDefault()
    document.addEventListener('dragover', ignore)
    document.addEventListener('drop', ignore)
    return () => {
      document.removeEventListener('dragover', ignore)
      document.removeEventListener('drop', ignore)
    }
  }, [])
}

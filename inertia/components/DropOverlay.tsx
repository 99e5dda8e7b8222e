import { router } from '@inertiajs/react'
import { IconFileUpload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { client } from '~/client'
import { useTranslations } from '~/i18n'
import { carryFiles, hasTaker } from '~/ui/carriedFiles'
import classes from './DropOverlay.module.css'

/** A drag that has left the window is not always said to have ended. */
const FORGOTTEN_AFTER = 600

/** Covers the page while files are dragged over it, and takes them to the upload page. */
export default function DropOverlay() {
  const t = useTranslations('common.file')
  // It is fetched because files are over the page.
  const [isOver, setIsOver] = useState(true)

  useEffect(() => {
    let timer = setTimeout(() => setIsOver(false), FORGOTTEN_AFTER)
    const over = (event: DragEvent) => {
      if (!isForUs(event)) return setIsOver(false)
      event.preventDefault()
      setIsOver(true)
      clearTimeout(timer)
      timer = setTimeout(() => setIsOver(false), FORGOTTEN_AFTER)
    }
    const drop = (event: DragEvent) => {
      setIsOver(false)
      if (!isForUs(event)) return
      event.preventDefault()
      const files = filesOf(event)
      if (files.length === 0) return
      const isHere = hasTaker()
      carryFiles(files)
      if (!isHere) router.visit(client.urlFor('batches.create'))
    }
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
    }
  }, [])

  return (
    isOver && (
      <div className={classes.overlay} role="status">
        <p>
          <IconFileUpload size={32} stroke={1.5} aria-hidden />
          {t('dropAnywhere')}
        </p>
      </div>
    )
  )
}

/** Files that are not over a place of their own, and not while the upload page sends others. */
const isForUs = ({ dataTransfer, target }: DragEvent) =>
  !!dataTransfer?.types.includes('Files') &&
  (hasTaker() || location.pathname !== client.urlFor('batches.create')) &&
  !(target instanceof Element && target.closest('[data-file-drop], input[type=file]'))

/** Without folders, which cannot be read as a file. */
function filesOf({ dataTransfer }: DragEvent) {
  const files = [...(dataTransfer?.files ?? [])]
  const entries = [...(dataTransfer?.items ?? [])].map((item) => item.webkitGetAsEntry?.())
  return files.filter((_, nth) => !entries[nth]?.isDirectory)
}

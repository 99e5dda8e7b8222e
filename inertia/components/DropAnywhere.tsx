import { usePage } from '@inertiajs/react'
import { Suspense, lazy, useEffect, useState } from 'react'

const DropOverlay = lazy(() => import('./DropOverlay'))

/** Waits for a file that is dragged over the page; what takes it is fetched then. */
export function DropAnywhere() {
  const { can, impersonation } = usePage().props
  const [isNeeded, setIsNeeded] = useState(false)
  const isAble = !can.workAsStaff && !impersonation

  useEffect(() => {
    if (!isAble || isNeeded) return
    const enter = ({ dataTransfer }: DragEvent) => {
      if (dataTransfer?.types.includes('Files')) setIsNeeded(true)
    }
    window.addEventListener('dragenter', enter)
    return () => window.removeEventListener('dragenter', enter)
  }, [isAble, isNeeded])

  return (
    isAble &&
    isNeeded && (
      <Suspense>
        <DropOverlay />
      </Suspense>
    )
  )
}

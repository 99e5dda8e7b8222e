import { router } from '@inertiajs/react'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslations } from '~/i18n'
import { kbd } from './KeyHint'
import { NeighbourButton } from './NeighbourButton'
import classes from './Neighbours.module.css'
import { useKeys } from '~/hooks/useKeys'

type Props = {
  label: string
  /** Their addresses; `null` at the ends of the list, with the reason in `noPrevious` and `noNext`. */
  previous: string | null
  next: string | null
  noPrevious: string
  noNext: string
}

/** To the rows before and after this one in the list it was opened from; `p` and `n` do the same. */
export function Neighbours({ label, previous, next, noPrevious, noNext }: Props) {
  const t = useTranslations('admin.claim')
  const visit = (url: string | null) => (url ? () => router.visit(url) : null)
  useKeys({ p: visit(previous), n: visit(next) })

  return (
    <nav className={classes.neighbours} aria-label={label}>
      <NeighbourButton href={previous} why={noPrevious}>
        <IconChevronLeft size={18} aria-hidden />
        {t('previous')}
        {kbd('p')}
      </NeighbourButton>
      <NeighbourButton href={next} why={noNext}>
        {t('next')}
        {kbd('n')}
        <IconChevronRight size={18} aria-hidden />
      </NeighbourButton>
    </nav>
  )
}

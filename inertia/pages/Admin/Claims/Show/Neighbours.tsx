import { router } from '@inertiajs/react'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { kbd } from '~/components/staff/KeyHint'
import { NeighbourButton } from '~/components/staff/NeighbourButton'
import { claimUrl, type Filter } from '~/components/staff/urls'
import { useKeys } from '~/components/staff/useKeys'
import { useTranslations } from '~/i18n'
import classes from './Neighbours.module.css'

type Props = { previous: string | null; next: string | null; filter: Filter }

/** To the claims before and after this one in the list it was opened from; `p` and `n` do the same. */
export function Neighbours({ previous, next, filter }: Props) {
  const t = useTranslations('admin.claim')
  const urlOf = (reference: string | null) => reference && claimUrl(reference, filter)
  const visit = (reference: string | null) =>
    reference ? () => router.visit(claimUrl(reference, filter)) : null
  useKeys({ p: visit(previous), n: visit(next) })

  return (
    <nav className={classes.neighbours} aria-label={t('neighbours')}>
      <NeighbourButton href={urlOf(previous)} why={t('noPrevious')}>
        <IconChevronLeft size={18} aria-hidden />
        {t('previous')}
        {kbd('p')}
      </NeighbourButton>
      <NeighbourButton href={urlOf(next)} why={t('noNext')}>
        {t('next')}
        {kbd('n')}
        <IconChevronRight size={18} aria-hidden />
      </NeighbourButton>
    </nav>
  )
}

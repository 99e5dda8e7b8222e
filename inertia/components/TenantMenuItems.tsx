import { Link } from '@adonisjs/inertia/react'
import { IconEye, IconTicket } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslations } from '~/i18n'
import classes from './UserMenu.module.css'

type Props = { slug: string; isManager: boolean; onClick: (event: MouseEvent<Element>) => void }

/** What the people of an organisation find in their menu besides. */
export default function TenantMenuItems({ slug, isManager, onClick }: Props) {
  const t = useTranslations('common.nav')

  return (
    <>
      {isManager && (
        <Link route="home.show" className={classes.item} onClick={onClick} prefetch>
          <IconTicket size={18} aria-hidden />
          {t('ownTrips')}
        </Link>
      )}
      <Link
        route="tenant.looks.index"
        routeParams={{ tenant: slug }}
        className={classes.item}
        onClick={onClick}
        prefetch
      >
        <IconEye size={18} aria-hidden />
        {t('looks')}
      </Link>
    </>
  )
}

import { IconAlertTriangle } from '@tabler/icons-react'
import type { SavedView } from '#app/platform/lists/list_page'
import { useTranslations } from '~/i18n'
import { ConfirmButton } from '~/ui/ConfirmButton'
import classes from './IgnoredParameters.module.css'

/** Saved views that could not be read: each with its way out. */
export function BrokenViews({ views }: { views: SavedView[] }) {
  const t = useTranslations('lists.savedViews')

  return views.map(({ id, name, canDelete }) => (
    <div key={id} className={classes.notice} role="status">
      <IconAlertTriangle size={18} aria-hidden />
      <span>{t(canDelete ? 'broken' : 'brokenOfColleague', { name })}</span>
      {canDelete && (
        <ConfirmButton
          title={t('deleteTitle', { name })}
          consequence={t('deleteText')}
          route="admin.saved_views.destroy"
          routeParams={{ id }}
          size="xs"
          variant="default"
          stay
        >
          {t('delete')}
        </ConfirmButton>
      )}
    </div>
  ))
}

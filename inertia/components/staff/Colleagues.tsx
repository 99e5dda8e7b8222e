import { usePage } from '@inertiajs/react'
import { IconEye } from '@tabler/icons-react'
import { useTranslations } from '~/i18n'
import { usePresence } from '~/live/usePresence'
import classes from './Colleagues.module.css'

/** Who of the staff looks at the same page, so that two people do not decide the same thing. */
export function Colleagues({ channel }: { channel: string }) {
  const t = useTranslations('admin.colleagues')
  const { currentUser } = usePage().props
  const others = usePresence(channel, currentUser!.id)

  return (
    <div role="status">
      {others.length > 0 && (
        <p className={classes.colleagues}>
          <IconEye size={18} aria-hidden />
          {t('looking', { count: others.length, names: others.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </div>
  )
}

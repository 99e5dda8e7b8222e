import '~/styles/toaster.css'

import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { Link } from '@adonisjs/inertia/react'
import { useEffect } from 'react'
import { useTranslations } from '~/i18n'
import { Mantine } from '~/layouts/Mantine'
import type { Toast } from '~/toasts'

const looks = {
  success: { color: 'var(--good)', icon: <IconCheck size={18} aria-hidden />, role: 'status' },
  error: { color: 'var(--bad)', icon: <IconAlertTriangle size={18} aria-hidden />, role: 'alert' },
  info: { color: 'var(--info)', icon: <IconInfoCircle size={18} aria-hidden />, role: 'status' },
}

type Props = { notice: Toast | null; raised: Toast | null }

export default function Toaster({ notice, raised }: Props) {
  useShown(notice)
  useShown(raised)

  return (
    <Mantine>
      <Notifications position="bottom-right" containerWidth={400} />
    </Mantine>
  )
}

function useShown(toast: Toast | null) {
  const t = useTranslations('common.ui')

  useEffect(() => {
    if (!toast) return
    const look = looks[toast.kind as keyof typeof looks] ?? looks.info
    notifications.show({
      ...look,
      styles: { icon: { color: 'var(--surface)' } },
      closeButtonProps: { 'aria-label': t('close') },
      message: toast.link ? <Linked {...toast} link={toast.link} /> : toast.text,
      autoClose: look.role === 'alert' ? false : toast.link ? 12_000 : 6_000,
    })
  }, [toast, t])
}

function Linked({ text, link }: Toast & { link: NonNullable<Toast['link']> }) {
  return (
    <>
      {text} <Link href={link.href}>{link.label}</Link>
    </>
  )
}

import '~/styles/toaster.css'

import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslations } from '~/i18n'
import { Mantine } from '~/layouts/Mantine'
import type { Notice } from '~/types'

const looks = {
  success: { color: 'pine', icon: <IconCheck size={18} aria-hidden />, role: 'status' },
  error: { color: 'red', icon: <IconAlertTriangle size={18} aria-hidden />, role: 'alert' },
  info: { color: 'blue', icon: <IconInfoCircle size={18} aria-hidden />, role: 'status' },
}

export default function Toaster({ notice }: { notice: Notice | null }) {
  const t = useTranslations('common.ui')

  useEffect(() => {
    if (!notice) return
    const look = looks[notice.kind as keyof typeof looks] ?? looks.info
    notifications.show({
      ...look,
      closeButtonProps: { 'aria-label': t('close') },
      message: notice.text,
      autoClose: look.role === 'alert' ? false : 6_000,
    })
  }, [notice, t])

  return (
    <Mantine>
      <Notifications position="bottom-right" containerWidth={400} />
    </Mantine>
  )
}

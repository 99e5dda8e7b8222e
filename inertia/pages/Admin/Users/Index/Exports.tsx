import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { exportUrl, type Filter } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import classes from './Exports.module.css'

const FORMATS = { csv: 'CSV', xlsx: 'Excel' }

/** The list as it stands, all of its pages, as a file. */
export function Exports({ filter }: { filter: Filter }) {
  const t = useTranslations('admin_users.list')

  return (
    <div className={classes.exports} role="group" aria-label={t('export')}>
      <span aria-hidden>{t('export')}</span>
      {Object.entries(FORMATS).map(([format, name]) => (
        <Button
          key={format}
          component="a"
          href={exportUrl(filter, format)}
          download
          size="sm"
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}

import { IconDownload } from '@tabler/icons-react'
import { useTranslations } from '~/i18n'
import { Dropdown } from '~/ui/Dropdown'
import classes from './Menu.module.css'
import { type AnyList, useListUrl } from './useListUrl'

const FORMATS = { csv: 'CSV', xlsx: 'Excel' }

type Props = {
  list: AnyList
  /** Only these rows. */
  rows?: string[]
}

/** All that the list means, or the rows that are chosen, as a file. */
export function ExportMenu({ list, rows = [] }: Props) {
  const t = useTranslations('lists')
  const { path, urlWith } = useListUrl(list)
  const query = urlWith(rows.length > 0 ? { row: rows } : {}).slice(path.length)

  return (
    <Dropdown label={t('export')} icon={<IconDownload size={16} aria-hidden />}>
      {(close) => (
        <ul className={classes.menu}>
          {Object.entries(FORMATS).map(([format, name]) => (
            <li key={format}>
              <a href={`${path}/export${query ? `${query}&` : '?'}format=${format}`} onClick={close}>
                {t('exportAs', { format: name })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Dropdown>
  )
}

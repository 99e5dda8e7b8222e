import { IconColumns3 } from '@tabler/icons-react'
import { useTranslations } from '~/i18n'
import { Dropdown } from '~/ui/Dropdown'
import classes from './Menu.module.css'

type Props = {
  columns: { key: string; header: string }[]
  hidden: string[]
  onToggle: (key: string) => void
}

/** Which columns there are; the first says which row it is and stays. */
export function ColumnsMenu({ columns, hidden, onToggle }: Props) {
  const t = useTranslations('lists')

  return (
    <Dropdown label={t('columns')} icon={<IconColumns3 size={16} aria-hidden />}>
      {() => (
        <ul className={classes.menu}>
          {columns.slice(1).map(({ key, header }) => (
            <li key={key}>
              <label>
                <input type="checkbox" checked={!hidden.includes(key)} onChange={() => onToggle(key)} />
                {header}
              </label>
            </li>
          ))}
        </ul>
      )}
    </Dropdown>
  )
}

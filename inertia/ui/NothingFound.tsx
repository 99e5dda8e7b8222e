import { useTranslations } from '~/i18n'
import { ButtonLink } from './ButtonLink'
import { EmptyState } from './EmptyState'

type Props = {
  title: string
  /** The whole list, without search and filters. */
  wholeList: string
}

/** A list in which nothing fits what was searched for, and the way out. */
export function NothingFound({ title, wholeList }: Props) {
  const t = useTranslations('common.ui')
  return (
    <EmptyState
      illustration="search"
      title={title}
      action={
        <ButtonLink variant="default" href={wholeList}>
          {t('wholeList')}
        </ButtonLink>
      }
    />
  )
}

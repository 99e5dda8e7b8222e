import { IconBookmark } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { SavedView } from '#app/platform/lists/list_page'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { Dropdown } from '~/ui/Dropdown'
import { CheckboxField } from '~/ui/form/CheckboxField'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import classes from './Views.module.css'

type Props = { list: string; query: string; saved?: SavedView }
type InPanel = { onSuccess: () => void }

/** Keeps what the list shows under a name, or changes what was kept. */
export function SaveView({ list, query, saved }: Props) {
  const t = useTranslations('lists.savedViews')

  return (
    <Dropdown
      label={saved ? t('change', { name: saved.name }) : t('save')}
      icon={<IconBookmark size={16} aria-hidden />}
    >
      {(close) =>
        saved ? <Change saved={saved} onSuccess={close} /> : <Save list={list} query={query} onSuccess={close} />
      }
    </Dropdown>
  )
}

const Save = ({ list, query, onSuccess }: Omit<Props, 'saved'> & InPanel) => (
  <Form
    route="admin.saved_views.store"
    data={{ list, address: query }}
    className={classes.form}
    size="sm"
    stay
    onSuccess={onSuccess}
  >
    <Fields />
  </Form>
)

function Change({ saved, onSuccess }: { saved: SavedView } & InPanel) {
  const t = useTranslations('lists.savedViews')

  return (
    <Form
      route="admin.saved_views.update"
      routeParams={{ id: saved.id }}
      initial={{ name: saved.name, isShared: saved.isShared }}
      className={classes.form}
      size="sm"
      stay
      onSuccess={onSuccess}
    >
      <Fields>
        <ActionButton
          variant="subtle"
          color="red.9"
          size="sm"
          route="admin.saved_views.destroy"
          routeParams={{ id: saved.id }}
          stay
          onSuccess={onSuccess}
        >
          {t('delete')}
        </ActionButton>
      </Fields>
    </Form>
  )
}

function Fields({ children }: { children?: ReactNode }) {
  const t = useTranslations('lists.savedViews')

  return (
    <>
      <TextField name="name" label={t('viewName')} maxLength={60} required autoFocus />
      <CheckboxField name="isShared" label={t('share')} />
      <SubmitButton>{t('saveButton')}</SubmitButton>
      {children}
    </>
  )
}

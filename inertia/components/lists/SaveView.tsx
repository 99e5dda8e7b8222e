import { router } from '@inertiajs/react'
import { Button, TextInput } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useState } from 'react'
import type { SavedView } from '#app/lists/list_page'
import { client } from '~/client'
import { useTranslations } from '~/i18n'
import { Dropdown } from '~/ui/Dropdown'
import classes from './Views.module.css'

type Props = { list: string; query: string; saved?: SavedView }

/** Keeps what the list shows under a name, or changes what was kept. */
export function SaveView({ list, query, saved }: Props) {
  const t = useTranslations('lists.savedViews')

  return (
    <Dropdown
      label={saved ? t('change', { name: saved.name }) : t('save')}
      icon={<IconBookmark size={16} aria-hidden />}
    >
      {(close) => <Form list={list} query={query} saved={saved} close={close} />}
    </Dropdown>
  )
}

function Form({ list, query, saved, close }: Props & { close: () => void }) {
  const t = useTranslations('lists.savedViews')
  const [name, setName] = useState(saved?.name ?? '')
  const [isShared, setShared] = useState(saved?.isShared ?? false)
  const [error, setError] = useState<string>()
  const options = {
    preserveState: true,
    preserveScroll: true,
    onSuccess: close,
    onError: (errors: Record<string, string>) => setError(errors.name ?? Object.values(errors)[0]),
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (saved) {
          const url = client.urlFor('admin.saved_views.update', [saved.id])
          router.patch(url, { name, isShared }, options)
        } else {
          router.post(
            client.urlFor('admin.saved_views.store'),
            { list, address: query, name, isShared },
            options
          )
        }
      }}
    >
      <TextInput
        size="sm"
        label={t('viewName')}
        value={name}
        maxLength={60}
        error={error}
        data-autofocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <label>
        <input
          type="checkbox"
          checked={isShared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        {t('share')}
      </label>
      <Button type="submit" size="sm">
        {t('saveButton')}
      </Button>
      {saved && (
        <Button
          variant="subtle"
          color="red.9"
          size="sm"
          onClick={() =>
            router.delete(client.urlFor('admin.saved_views.destroy', [saved.id]), options)
          }
        >
          {t('delete')}
        </Button>
      )}
    </form>
  )
}

import { TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type RefObject, useEffect, useState } from 'react'
import { router } from '@inertiajs/react'
import { useTranslations } from '~/i18n'
import classes from './Search.module.css'
import { type AnyList, useListUrl } from './useListUrl'

/** So long after the last letter the list follows. */
const PAUSE = 300

type Props = {
  list: AnyList
  /** What one can search for. */
  placeholder: string
  input: RefObject<HTMLInputElement | null>
}

/** Searches while one types; Enter asks at once, and opens the only row that fits where the server leads there. */
export function Search({ list, placeholder, input }: Props) {
  const t = useTranslations('common.ui')
  const { urlWith, visit } = useListUrl(list)
  const searched = typeof list.query.q === 'string' ? list.query.q : ''
  const [typed, setTyped] = useState(searched)
  const [last, setLast] = useState(searched)
  // Another view or the way back brought another search along.
  if (searched !== last) {
    setLast(searched)
    setTyped(searched)
  }
  const wanted = typed.trim()

  useEffect(() => {
    if (wanted === searched) return
    const timer = setTimeout(() => visit({ q: wanted }, { replace: true }), PAUSE)
    return () => clearTimeout(timer)
  })

  return (
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault()
        router.get(urlWith({ q: wanted }), {}, { preserveState: true, preserveScroll: true })
      }}
    >
      <TextInput
        ref={input}
        size="sm"
        type="search"
        name="q"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        placeholder={placeholder}
        aria-label={t('search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={
          typed && (
            <UnstyledButton
              className={classes.clear}
              aria-label={t('clearSearch')}
              onClick={() => {
                setTyped('')
                visit({ q: null })
              }}
            >
              <IconX size={16} aria-hidden />
            </UnstyledButton>
          )
        }
      />
    </form>
  )
}

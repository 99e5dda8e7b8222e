import { IconArrowsSort } from '@tabler/icons-react'
import { useQuery } from '~/hooks/useQuery'
import { NativeSelect } from '~/ui/NativeSelect'

type Props = {
  label: string
  /** The first is the order that a list has by itself. */
  options: { value: string; label: string }[]
}

/** The order of a list, in words, kept in the address as `?sort=`. */
export function SortChoice({ label, options }: Props) {
  const { query, change } = useQuery()

  return (
    <NativeSelect
      size="sm"
      aria-label={label}
      leftSection={<IconArrowsSort size={16} aria-hidden />}
      value={query.get('sort') ?? options[0].value}
      data={options}
      onChange={({ currentTarget: { value } }) =>
        change({ sort: value === options[0].value ? null : value })
      }
    />
  )
}

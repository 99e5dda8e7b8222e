import { Stack } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { LineFacts } from '#app/money/matching/line_facts'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { ErrorText } from '~/ui/ErrorText'
import { Money, useMoney } from '~/ui/Money'
import { StatTile, StatTiles } from '~/ui/StatTile'

/** How much of the line still has to be explained, and what was refused. */
export function OpenAmount({ line }: { line: LineFacts }) {
  const t = useTranslations('admin.line')
  const money = useMoney()
  const { amountCents, openCents, setAsideAt } = line
  const hint = line.takenBackBy
    ? t('takenBackBy', { name: line.takenBackBy })
    : openCents === 0
      ? t('allMatched')
      : t(setAsideAt ? 'openAside' : 'openOf', { amount: money(amountCents, { sign: true }) })

  return (
    <Stack gap="xs">
      <Refused />
      <StatTiles>
        <StatTile label={t('open')} value={<Money cents={openCents} sign />} hint={hint} strong={openCents !== 0} />
      </StatTiles>
    </Stack>
  )
}

/** The buttons are all over the page; what was refused comes into sight. */
function Refused() {
  const errors = useErrors()
  const place = useRef<HTMLDivElement>(null)
  const words = errors.line ?? errors.claim ?? errors.payout ?? errors.run ?? errors.correction

  useEffect(() => {
    if (words) place.current?.scrollIntoView({ block: 'nearest' })
  }, [words])

  if (!words) return null
  return (
    <div ref={place}>
      <ErrorText>{words}</ErrorText>
    </div>
  )
}

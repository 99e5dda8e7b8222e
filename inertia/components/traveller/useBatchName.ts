import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { useDateRange } from '~/i18n/useDateRange'

/** By period and card, as a person thinks of it; by its file until those are known. */
export function useBatchName() {
  const t = useTranslations('batches')
  const dateRange = useDateRange()

  return ({ periodFrom, periodTo, cardsCount, last4, fileName }: Data.Travel.Batches.Batch) => {
    if (!periodFrom || !periodTo) return fileName
    const period = dateRange(periodFrom, periodTo)
    if (cardsCount > 1) return `${period}, ${t('name.cards', { count: cardsCount })}`
    return last4 ? `${period}, ${lowerFirst(t('create.cardEnding', { last4 }))}` : period
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

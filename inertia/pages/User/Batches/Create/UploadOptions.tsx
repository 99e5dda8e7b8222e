import { type InertiaFormProps, usePage } from '@inertiajs/react'
import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { ErrorText } from '~/ui/ErrorText'
import { NativeSelect } from '~/ui/NativeSelect'
import { Fold } from '~/components/traveller/Fold'
import classes from './UploadOptions.module.css'

/** `dayFirst` stays empty when the reader has to find out by itself. */
export type Upload = { file: File | null; cardId: string; dayFirst: '' | 'true' | 'false' }

type Props = { cards: Data.OvcpCards.OvcpCard[]; upload: InertiaFormProps<Upload> }

/** What a file sometimes leaves open. */
export function UploadOptions({ cards, upload }: Props) {
  const t = useTranslations('batches.create')
  const asked = usePage().url.includes('dates=ask')
  const { data, setData, errors } = upload

  const nameOf = ({ nickname, last4, kind }: Data.OvcpCards.OvcpCard) => {
    if (!last4) return nickname ?? (kind === 'bank_card' ? t('bankCard') : t('cardUnnamed'))
    return nickname ? t('cardNamed', { name: nickname, last4 }) : t('cardEnding', { last4 })
  }

  return (
    <Fold summary={t('options')} open={asked || !!errors.cardId || !!errors.dayFirst}>
      <div className={classes.fields}>
        {cards.length > 0 && (
          <NativeSelect
            label={t('card')}
            description={t('cardHint')}
            value={data.cardId}
            onChange={(event) => setData('cardId', event.currentTarget.value)}
            error={errors.cardId && <ErrorText>{errors.cardId}</ErrorText>}
            data={[
              { value: '', label: t('cardDetect') },
              ...cards.map((card) => ({ value: card.id, label: nameOf(card) })),
            ]}
          />
        )}
        <NativeSelect
          label={t('dates')}
          description={t('datesHint')}
          value={data.dayFirst}
          onChange={(event) => setData('dayFirst', event.currentTarget.value as Upload['dayFirst'])}
          error={errors.dayFirst && <ErrorText>{errors.dayFirst}</ErrorText>}
          data={[
            { value: '', label: t('datesDetect') },
            { value: 'true', label: t('datesDayFirst') },
            { value: 'false', label: t('datesMonthFirst') },
          ]}
        />
      </div>
    </Fold>
  )
}

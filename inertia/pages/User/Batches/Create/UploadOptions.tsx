import { usePage } from '@inertiajs/react'
import type { Data } from '~generated/data'
import { Disclosure } from '~/components/traveller/Disclosure'
import { useTranslations } from '~/i18n'
import { SelectField } from '~/ui/form/SelectField'
import classes from './UploadOptions.module.css'

type Props = { cards: Data.OvcpCards.OvcpCard[]; isWrong: boolean }

/** What a file sometimes leaves open; left empty, the reader has to find out by itself. */
export function UploadOptions({ cards, isWrong }: Props) {
  const t = useTranslations('batches.create')
  const asked = usePage().url.includes('dates=ask')

  const nameOf = ({ nickname, last4, kind }: Data.OvcpCards.OvcpCard) => {
    if (!last4) return nickname ?? (kind === 'bank_card' ? t('bankCard') : t('cardUnnamed'))
    return nickname ? t('cardNamed', { name: nickname, last4 }) : t('cardEnding', { last4 })
  }

  return (
    <Disclosure summary={t('options')} open={asked || isWrong}>
      <div className={classes.fields}>
        {cards.length > 0 && (
          <SelectField
            name="cardId"
            label={t('card')}
            hint={t('cardHint')}
            options={[
              { value: '', label: t('cardDetect') },
              ...cards.map((card) => ({ value: card.id, label: nameOf(card) })),
            ]}
          />
        )}
        <SelectField
          name="dayFirst"
          label={t('dates')}
          hint={t('datesHint')}
          options={[
            { value: '', label: t('datesDetect') },
            { value: 'true', label: t('datesDayFirst') },
            { value: 'false', label: t('datesMonthFirst') },
          ]}
        />
      </div>
    </Disclosure>
  )
}

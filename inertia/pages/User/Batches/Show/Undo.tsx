import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { FieldHint } from '~/ui/FieldHint'

type Props = { batch: Data.Travel.Batches.Batch; irregular: { trips: number; claims: number } }

/** Taking an imported batch back, or why that is too late. */
export function Undo({ batch, irregular: { trips, claims } }: Props) {
  const t = useTranslations('batches.undo')
  if (claims > 0) return <FieldHint>{t('claimsSent', { count: claims })}</FieldHint>

  return (
    <div>
      <ConfirmButton
        title={t('title')}
        consequence={t('body', { count: trips })}
        route="batches.destroy"
        routeParams={{ id: batch.id }}
      >
        {t('action')}
      </ConfirmButton>
    </div>
  )
}

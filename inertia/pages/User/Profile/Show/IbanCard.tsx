import { Button } from '@mantine/core'
import { Suspense, lazy, useState } from 'react'
import { useMoment } from '~/components/traveller/useMoment'
import { useTranslations } from '~/i18n'
import { Section } from './Section'
import classes from './form.module.css'

const IbanForm = lazy(() => import('./IbanForm'))

type Props = { last4: string | null; paidFrom: string | null }

/** Where payouts go. The number itself stays with us: only its end is shown. */
export default function IbanCard({ last4, paidFrom }: Props) {
  const t = useTranslations('profile.iban')
  const moment = useMoment()
  const [isOpen, setIsOpen] = useState(!last4)

  return (
    <Section id="iban" title={t('title')} description={t('lead')}>
      {last4 && <p className={classes.name}>{t('ending', { last4 })}</p>}
      {paidFrom && <p className={classes.detail}>{t('waits', { moment: moment(paidFrom) })}</p>}
      {isOpen ? (
        <Suspense>
          <IbanForm isFirst={!last4} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : (
        <Button variant="default" mt="md" onClick={() => setIsOpen(true)}>
          {t('change')}
        </Button>
      )}
    </Section>
  )
}

import { Button } from '@mantine/core'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from '~/i18n'
import { ConfirmButton } from '~/ui/ConfirmButton'
import form from './form.module.css'
import classes from './RecoveryCodes.module.css'

type Props = { left: number; codes: string[] | null }

/** New codes are here once; afterwards we only know how many are left. */
export default function RecoveryCodes({ left, codes }: Props) {
  const t = useTranslations('profile.recoveryCodes')

  return (
    <div className={classes.part}>
      <h3 className={classes.title}>{t('title')}</h3>
      {codes ? (
        <NewCodes codes={codes} />
      ) : (
        <>
          <p className={form.detail}>{t('left', { left })}</p>
          <ConfirmButton
            mt="sm"
            danger={false}
            title={t('renewTitle')}
            consequence={t('renewConsequence')}
            route="recovery_codes.store"
            stay
          >
            {t('renew')}
          </ConfirmButton>
        </>
      )}
    </div>
  )
}

function NewCodes({ codes }: { codes: string[] }) {
  const t = useTranslations('profile.recoveryCodes')
  const [isCopied, setIsCopied] = useState(false)
  const text = codes.join('\n')
  const copy = () => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))

  return (
    <>
      <p>{t('new')}</p>
      <ul className={classes.codes} aria-label={t('title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={form.actions}>
        <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={copy}>
          {isCopied ? t('copied') : t('copy')}
        </Button>
        <Button
          variant="default"
          component="a"
          download="fareback-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Fareback\n${text}\n`)}`}
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {t('download')}
        </Button>
      </div>
    </>
  )
}

import { Button, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslations } from '~/i18n'
import classes from './ReferralSection.module.css'

type What = 'link' | 'message'

/** The link to copy, alone or in a sentence that can be sent as it is. */
export function ShareLink({ url, message }: { url: string; message: string }) {
  const t = useTranslations('profile.referral')
  const link = useRef<HTMLInputElement>(null)
  const words = useRef<HTMLParagraphElement>(null)
  const [copied, setCopied] = useState<What | null>(null)

  const copy = async (what: What) => {
    try {
      await navigator.clipboard.writeText(what === 'link' ? url : message)
      setCopied(what)
    } catch {
      // A browser that does not let us: what is selected can be copied by hand.
      if (what === 'link') link.current?.select()
      else if (words.current) getSelection()?.selectAllChildren(words.current)
    }
  }

  return (
    <>
      <div className={classes.link}>
        <TextInput
          ref={link}
          label={t('link')}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" onClick={() => copy('link')}>
          {copied === 'link' ? t('copied') : t('copyLink')}
        </Button>
      </div>
      <div className={classes.message}>
        <p className={classes.label}>{t('messageLabel')}</p>
        <p className={classes.quote} ref={words}>
          {message}
        </p>
        <Button variant="default" onClick={() => copy('message')}>
          {copied === 'message' ? t('copied') : t('copyMessage')}
        </Button>
      </div>
      <p className={classes.announced} role="status">
        {copied && t(copied === 'link' ? 'linkCopied' : 'messageCopied')}
      </p>
    </>
  )
}

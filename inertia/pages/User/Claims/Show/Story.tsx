import type { MouseEvent } from 'react'
import type { Data } from '~generated/data'
import { client } from '~/client'
import { http } from '~/http'
import { useTranslations } from '~/i18n'
import { FieldHint } from '~/ui/FieldHint'

type Props = { claim: Data.Claims.Claims.Claim; isShareable: boolean }

/** The claim to keep, and a picture of what it brought that tells nothing of its traveller. */
export function Story({ claim, isShareable }: Props) {
  const t = useTranslations('claims.show.story')
  const params: [string] = [claim.reference]

  return (
    <>
      <div>
        <a href={client.urlFor('claims.story', params)} download>
          {t('download')}
        </a>
      </div>
      {isShareable && (
        <div>
          <a href={client.urlFor('claims.picture', params)} download="fareback.png" onClick={share}>
            {t('share')}
          </a>
          <FieldHint>{t('shareHint')}</FieldHint>
        </div>
      )}
    </>
  )
}

/** To the apps of a phone; where there are none, the link downloads. */
async function share(event: MouseEvent<HTMLAnchorElement>) {
  const { href } = event.currentTarget
  if (!navigator.canShare?.({ files: [fileOf()] })) return

  event.preventDefault()
  try {
    const { data } = await (await http()).get<Blob>(href, { responseType: 'blob' })
    await navigator.share({ files: [fileOf(data)] })
  } catch (error) {
    // Closing the sheet of apps is no fault.
    if ((error as Error).name !== 'AbortError') window.location.assign(href)
  }
}

const fileOf = (...parts: Blob[]) => new File(parts, 'fareback.png', { type: 'image/png' })

import { maskCards } from '#app/travel/batches/mask_cards'
import { encrypt } from '#app/platform/encryption/encrypt'

export function maskedName(name: string) {
  const fileName = maskCards(name)
  return { fileName, fileNameEncrypted: fileName === name ? null : encrypt(name, 'file_name') }
}

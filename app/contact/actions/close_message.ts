import ContactMessage from '#app/contact/contact_message'
import type User from '#app/users/user'

export async function closeMessage({ id }: Pick<ContactMessage, 'id'>, by: User) {
  const message = await ContactMessage.lock(id)
  return message.moveTo('closed', { by, field: 'answer' })
}

import ContactMessage from '#app/people/contact/contact_message'
import type User from '#app/people/accounts/user'

export async function closeMessage({ id }: Pick<ContactMessage, 'id'>, by: User) {
  const message = await ContactMessage.lock(id)
  return message.moveTo('closed', { by, field: 'answer' })
}

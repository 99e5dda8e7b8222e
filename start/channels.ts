import { channel } from '#app/messages/live/channels'

/* Who may listen where. A channel that no rule names is no one's. */

channel('private-user.:id', (user, { id }) => user.publicId === id)

channel('private-tenant.:slug', async (user, { slug }) => {
  await user.loadOnce('tenant')
  return !user.tenant.isHouse && user.tenant.slug === slug && user.role === 'manager'
})

channel('private-admin', (user) => user.isStaff)

/** Colleagues who look at the same claim see each other. */
channel('presence-admin.claim.:reference', (user) =>
  user.isStaff ? { id: user.publicId, info: { id: user.publicId, name: user.fullName } } : false
)

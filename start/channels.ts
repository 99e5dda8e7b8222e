import { channels } from '#app/people/accounts/auth/channels'

channels.channel('private-user.:id', (user, { id }) => user.publicId === id)

channels.channel('private-tenant.:slug', async (user, { slug }) => {
  await user.loadOnce('tenant')
  return !user.tenant.isHouse && user.tenant.slug === slug && user.role === 'manager'
})

channels.channel('private-admin', (user) => user.isStaff)

/** Colleagues who look at the same claim see each other. */
channels.channel('presence-admin.claim.:reference', (user) =>
  user.isStaff ? { id: user.publicId, info: { id: user.publicId, name: user.fullName } } : false
)

export const PUBLIC_PAGES = {
  'Public/Welcome': { path: '/', title: 'public.documentTitle' },
  'Public/ServiceSchedule': { path: '/service-schedule', title: 'public.schedule.title' },
  'Public/PrivacyPolicy': { path: '/privacy-policy', title: 'common.footer.privacy' },
  'Public/TermsOfService': { path: '/terms-of-service', title: 'common.footer.terms' },
  'Auth/Contact': { path: '/contact', title: 'auth.contact.title' },
  'Public/Status': { path: '/status', title: 'public.status.title' },
  'User/Onboarding/PersonalInformation': {
    path: '/onboarding/personal-information',
    title: 'onboarding.personal.title',
  },
} as const

export const isPublicPage = (page: string): page is keyof typeof PUBLIC_PAGES => page in PUBLIC_PAGES

import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router.get('/', [controllers.pages.Welcome, 'show']).as('welcome')
router
  .post('/estimates', [controllers.estimates.Estimates, 'store'])
  .as('estimates.store')
  .use([middleware.limit('estimate'), middleware.upload('estimate')])
router
  .delete('/estimates', [controllers.estimates.Estimates, 'destroy'])
  .as('estimates.destroy')
  .use(middleware.limit('estimate'))
router.get('/service-schedule', [controllers.pages.ServiceSchedule, 'show']).as('service_schedule')
router.get('/privacy-policy', [controllers.pages.PrivacyPolicy, 'show']).as('privacy_policy')
router.get('/terms-of-service', [controllers.pages.TermsOfService, 'show']).as('terms_of_service')
router.get('/contact', [controllers.contact.Contact, 'show']).as('contact')
router
  .post('/contact', [controllers.contact.Contact, 'store'])
  .as('contact.store')
  .use(middleware.limit('contact'))
router.get('/status', [controllers.health.Status, 'show']).as('status')
router.get('/robots.txt', [controllers.pages.Crawlers, 'robots']).as('robots')
router.get('/sitemap.xml', [controllers.pages.Crawlers, 'sitemap']).as('sitemap')
router.get('/manifest.webmanifest', [controllers.pages.WebManifest, 'show']).as('web_manifest')
router.get('/.well-known/security.txt', [controllers.pages.SecurityTxt, 'show']).as('security_txt')
router.get('/unsubscribe/:token', [controllers.emails.Unsubscribe, 'show']).as('unsubscribe')
router
  .post('/unsubscribe/:token', [controllers.emails.Unsubscribe, 'store'])
  .as('unsubscribe.store')
router.post('/inbound/bounces', [controllers.emails.Bounces, 'store']).as('bounces.store')
router.post('/locale', [controllers.pages.Locale, 'store']).as('locale.store')
router.get('/goodbye', [controllers.accountClosure.Goodbye, 'show']).as('goodbye.show')
router.get('/r/:code', [controllers.referrals.Referrals, 'show']).as('referrals.visit')

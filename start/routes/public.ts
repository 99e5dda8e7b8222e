import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router.get('/', [controllers.web.pages.Welcome, 'show']).as('welcome')
router
  .post('/estimates', [controllers.claims.estimates.Estimates, 'store'])
  .as('estimates.store')
  .use([middleware.limit('estimate'), middleware.upload('estimate')])
router
  .delete('/estimates', [controllers.claims.estimates.Estimates, 'destroy'])
  .as('estimates.destroy')
  .use(middleware.limit('change'))
router.get('/service-schedule', [controllers.web.pages.ServiceSchedule, 'show']).as('service_schedule')
router.get('/privacy-policy', [controllers.web.pages.PrivacyPolicy, 'show']).as('privacy_policy')
router.get('/terms-of-service', [controllers.web.pages.TermsOfService, 'show']).as('terms_of_service')
router.get('/contact', [controllers.people.contact.Contact, 'show']).as('contact')
router
  .post('/contact', [controllers.people.contact.Contact, 'store'])
  .as('contact.store')
  .use(middleware.limit('contact'))
router.get('/status', [controllers.web.health.Status, 'show']).as('status')
router.get('/robots.txt', [controllers.web.pages.Crawlers, 'robots']).as('robots')
router.get('/sitemap.xml', [controllers.web.pages.Crawlers, 'sitemap']).as('sitemap')
router.get('/manifest.webmanifest', [controllers.web.pages.WebManifest, 'show']).as('web_manifest')
router.get('/.well-known/security.txt', [controllers.web.pages.SecurityTxt, 'show']).as('security_txt')
router.get('/unsubscribe/:token', [controllers.messages.emails.Unsubscribe, 'show']).as('unsubscribe')
router.post('/unsubscribe/:token', [controllers.messages.emails.Unsubscribe, 'store']).as('unsubscribe.store')
router.post('/inbound/bounces', [controllers.messages.emails.Bounces, 'store']).as('bounces.store')
router.post('/locale', [controllers.web.pages.Locale, 'store']).as('locale.store')
router.get('/goodbye', [controllers.web.closure.Goodbye, 'show']).as('goodbye.show')
router.get('/r/:code', [controllers.money.referrals.Referrals, 'show']).as('referrals.visit')

import type { HttpContext } from '@adonisjs/core/http'
import vite from '@adonisjs/vite/services/main'

const iconOf = (size: number) => ({
  src: vite.assetPath(`inertia/assets/icon-${size}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
})

export default class WebManifestController {
  show({ i18n, response }: HttpContext) {
    return response.header('content-type', 'application/manifest+json').json({
      id: '/',
      name: 'Fareback',
      short_name: 'Fareback',
      description: i18n.t('descriptions.all'),
      lang: i18n.locale,
      start_url: '/home',
      scope: '/',
      display: 'standalone',
      background_color: '#fbf9f4',
      theme_color: '#0b3b38',
      icons: [192, 512].map(iconOf),
    })
  }
}

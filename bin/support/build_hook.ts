import { hooks } from '@adonisjs/core/app'
import { buildPages } from './build.ts'

/** `node ace build` builds the pages as well, unless they are there. */
export default hooks.buildStarting(async (parent) => {
  parent.ui.logger.info('building pages with vite')
  await buildPages()
})

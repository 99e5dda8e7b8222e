import { isEmpty } from './database.ts'
import { clearDevelopment, startDevelopment } from './development.ts'
import { run } from './run.ts'
import { say, step } from './output.ts'

/** Makes a checkout ready to develop in: `.env`, generated types, a migrated database with the demo's story. */
if (process.argv.includes('--reset')) clearDevelopment()
const { urls, stop } = await startDevelopment()
try {
  if (await isEmpty(urls.DATABASE_URL)) {
    await step('Seeding 18 months of travel (once)', () =>
      run('node', ['ace', 'demo:seed'], { ...urls, MAIL_TRANSPORT: 'stored' })
    )
  }
} finally {
  await stop()
}
say('  Ready: bin/dev starts the server, the worker and the database.')

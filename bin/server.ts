import { prettyPrintError } from '@adonisjs/core'
import { ignite } from './ignite.ts'

ignite()
  .tap((app) => {
    // Until here an error has to stop the process: it would serve no one.
    app.ready(async () => {
      const { installErrorBoundary } = await import('#app/platform/shared/error_boundary')
      installErrorBoundary()
      const { sweepTemporaryFiles } = await import('#app/platform/shared/temporary_file')
      await sweepTemporaryFiles()
    })
  })
  .httpServer()
  .start()
  .catch(async (error) => {
    process.exitCode = 1
    await prettyPrintError(error)
  })

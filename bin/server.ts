import { prettyPrintError } from '@adonisjs/core'
import { ignite } from './ignite.ts'

ignite()
  .httpServer()
  .start()
  .catch(async (error) => {
    process.exitCode = 1
    await prettyPrintError(error)
  })

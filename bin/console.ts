import { prettyPrintError } from '@adonisjs/core'
import { ignite } from './ignite.ts'

ignite()
  .ace()
  .handle(process.argv.splice(2))
  .catch(async (error) => {
    process.exitCode = 1
    await prettyPrintError(error)
  })

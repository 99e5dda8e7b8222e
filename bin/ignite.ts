import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { ENDING_SIGNALS, endInTime, whenAbandoned } from './support/deadline.ts'

const APP_ROOT = new URL('../', import.meta.url)

const importer = (filePath: string) =>
  filePath.startsWith('./') || filePath.startsWith('../') ? import(new URL(filePath, APP_ROOT).href) : import(filePath)

/** The application of every process: web server, worker, console and tests. */
export function ignite() {
  return new Ignitor(APP_ROOT, { importer }).tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    endInTime()
    for (const signal of ENDING_SIGNALS) app.listen(signal, () => app.terminate())
    whenAbandoned(() => void app.terminate())
  })
}

import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/drive'
import { FileDriver } from '#app/platform/shared/drive/file_driver'

/** Where uploads lie; outside the build, so that a new build keeps them. */
export const DRIVE_ROOT = env.get('DRIVE_ROOT') ?? app.makePath('storage')

const driveConfig = defineConfig({
  default: 'fs',
  services: {
    fs: () => new FileDriver(DRIVE_ROOT),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
